/**
 * From a file to encoded rows: {@code file -> Table -> Encoding + Dataset}. Input: CSV, CSV.gz or .bnet. Output: bits that
 * a network can learn from, with atoms in the user's own words. The data sets of the paper's section 5 come through here.
 */
@NullMarked
package dev.cleave.data;

import org.jspecify.annotations.NullMarked;
