/**
 * The question that a proof answers, for other people's solvers: is there a valid input on which the rules of a model and the network that they
 * were compared with differ? Unsatisfiable means that there is none.
 */
@NullMarked
package dev.cleave.interchange.obligation;

import org.jspecify.annotations.NullMarked;
