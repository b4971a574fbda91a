/** Rules as JSON (docs/schema/rules.json), read back. */
@NullMarked
package dev.cleave.interchange.json;

import org.jspecify.annotations.NullMarked;
