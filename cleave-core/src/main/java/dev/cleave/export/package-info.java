/**
 * From a learned model to files that others read: {@code Learned -> text}. The model file holds the whole pipeline
 * (encoding, networks, ledger, provenance) as versioned JSON; reading it never executes anything.
 */
@NullMarked
package dev.cleave.export;

import org.jspecify.annotations.NullMarked;
