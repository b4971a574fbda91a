/** Tables, plots and pages. In: finished trials and the paper's figures. Out: Markdown, CSV, JSON, HTML, SVG and PNG. */
@NullMarked
package dev.cleave.lab.report;

import org.jspecify.annotations.NullMarked;
