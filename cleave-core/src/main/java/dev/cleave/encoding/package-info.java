/**
 * From a table to encoded rows: {@code Table -> LabelledTable -> Encoding + Dataset}. Input: a table. Output: bits that a network
 * can learn from, with atoms in the user's own words. The data sets of the paper's section 5 come through here; numbers become
 * the thresholds of its section 4.
 *
 * <p><b>Cells.</b> White space around a cell does not count. Empty, {@code ?}, {@code NA}, {@code N/A}, {@code NaN} and
 * {@code null}, in any case, are missing. {@code 2}, {@code 2.0} and {@code +2} are one value, printed {@code 2};
 * {@code 02} is a code of its own. {@code Infinity} and numbers too great for a double, such as {@code 1e400}, are
 * numbers above all others: only the order of numbers matters here. {@code 1d} and {@code 0x1} are text.
 *
 * <p><b>Kinds of column</b>, from the training rows alone, the first that fits:
 *
 * <ol>
 *   <li>nothing in it, or one value everywhere: left out, with a warning;
 *   <li>two values or fewer: Boolean, one atom. It is the column itself for words of truth (1/0, true/false, yes/no, t/f,
 *       y/n, on/off), else {@code column = value} for the positive value: the word for positive that only one of the two
 *       is (yes, true, p, pos, positive, +, ...), else the greater number, else the later text;
 *   <li>integers with at most 4 distinct values, each twice on average: categorical, one atom a value;
 *   <li>integers that rise or fall from row to row in at least 10 rows: a row counter, left out with a note;
 *   <li>numbers: numeric, with atoms {@code column > t} at quantiles (8 at most by default); of integers with at
 *       most 10 distinct values t is one of them, {@code income > 4};
 *   <li>more than 10 different numbers and at most one text in 100 cells: numeric, texts count as missing, with a warning;
 *   <li>texts that are all different in at least 10 rows: an identifier, left out with a note;
 *   <li>texts of more than 256 kinds: left out, with a warning;
 *   <li>other texts: categorical.
 * </ol>
 *
 * <p>A user's word, categorical, numeric or an order of words, comes before these rules, except the first; of an order, two values without gaps
 * do, too.
 *
 * <p><b>Missing cells.</b> A categorical or Boolean column with gaps in training gets the atom {@code column is missing}
 * as one more value, of which exactly one holds; so a Boolean with gaps becomes three atoms. In a numeric column a missing
 * cell makes every {@code column > t} false, and gaps in training give it an {@code is missing} atom too, so that a rule
 * can tell missing from small.
 *
 * <p><b>New rows</b> may hold what training did not: an unseen category makes no atom of its column hold; text in a numeric
 * column counts as missing; a gap where training had none makes all atoms of the column false. Each is reported as a
 * {@link dev.cleave.encoding.Surprise}, and none is an error. A column that is not there is one.
 *
 * <p><b>Errors</b> of the input are {@link dev.cleave.table.InputException}s, with a message of one line.
 */
@NullMarked
package dev.cleave.encoding;

import org.jspecify.annotations.NullMarked;
