/** Trials that are done, a file each, so that none is done twice. */
@NullMarked
package dev.cleave.lab.store;

import org.jspecify.annotations.NullMarked;
