/** Rules of a Boolean network as biologists' tools read them: {@code .bnet}, SBML-qual, BoolSim. */
@NullMarked
package dev.cleave.interchange.genes;

import org.jspecify.annotations.NullMarked;
