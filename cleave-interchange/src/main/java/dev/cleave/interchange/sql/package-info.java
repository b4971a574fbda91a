/** Rules as one SQL query. */
@NullMarked
package dev.cleave.interchange.sql;

import org.jspecify.annotations.NullMarked;
