/** Rows from databases, by JDBC; the driver is the user's. */
@NullMarked
package dev.cleave.interchange.jdbc;

import org.jspecify.annotations.NullMarked;
