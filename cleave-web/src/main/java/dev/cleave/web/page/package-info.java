/** Pages: modules of JavaScript and styles, which stand beside these classes as they are written, as one HTML file or as files to serve. */
@NullMarked
package dev.cleave.web.page;

import org.jspecify.annotations.NullMarked;
