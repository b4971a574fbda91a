/** The report: a model and rows in, one HTML page out that needs nothing beside itself. */
@NullMarked
package dev.cleave.web.report;

import org.jspecify.annotations.NullMarked;
