/** Probabilities of soft networks to within a known error, for files of many rows. */
@org.jspecify.annotations.NullMarked
package dev.cleave.network.near;
