package dev.cleave.data;

import dev.cleave.logic.Atom;
import dev.cleave.logic.Domain;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;

/** How a table becomes bits: every atom and label by name, fitted on training rows, the same for any later row. */
public final class Encoding {
    private final List<EncodedColumn> columns;
    private final Target target;
    private final List<Note> notes;
    private final List<Atom> atoms;
    private final Domain domain;

    public Encoding(List<? extends EncodedColumn> columns, Target target, List<Note> notes) {
        this.columns = List.copyOf(columns);
        this.target = target;
        this.notes = List.copyOf(notes);
        this.atoms = columns.stream().flatMap(column -> column.atoms().stream()).toList();
        this.domain = new Domain(columns.stream().map(EncodedColumn::group).toList());
    }

    /** From the training rows alone; an {@link InputException} where nothing is left to learn from. */
    public static Encoding fit(Table table, Target target, Rows train, EncodingOptions options) {
        return EncodingFitter.fit(table, target, train, options);
    }

    public List<EncodedColumn> columns() {
        return columns;
    }

    public Target target() {
        return target;
    }

    /** What the user should know: columns that were left out, and the like. */
    public List<Note> notes() {
        return notes;
    }

    /** By index. */
    public List<Atom> atoms() {
        return atoms;
    }

    /** By output. */
    public List<Atom> labels() {
        return target.labels().stream().map(Label::atom).toList();
    }

    public Domain domain() {
        return domain;
    }

    /** The rows that have all labels; an {@link InputException} where the table lacks a column. */
    public Encoded encode(Table table) {
        Rows labelled = Labelled.rows(table, target.columns());
        Table kept = labelled.size() == table.rows() ? table : table.select(labelled);
        EncodedInputs inputs = inputs(kept);
        List<Surprise> surprises = new ArrayList<>(inputs.surprises());
        for (Label label : target.labels()) {
            surprises.addAll(
                    ColumnStates.of(kept.column(label.column()), label::read).surprises(kept));
        }
        Dataset rows = new Dataset(inputs.inputs(), inputs.numbers(), target.bits(kept), RowWeights.equal(kept.rows()));
        return new Encoded(rows, labelled, surprises);
    }

    /** The atoms that don't compare a number, by index. */
    public List<Integer> plainAtoms() {
        return IntStream.range(0, atoms.size())
                .filter(i -> !(atoms.get(i) instanceof Atom.Above))
                .boxed()
                .toList();
    }

    /** The same with other ascending thresholds, by the name of the numeric column; columns that are not named keep theirs. */
    public Encoding withCuts(Map<String, List<Double>> thresholds) {
        List<EncodedColumn> changed = columns.stream()
                .map(column -> column instanceof NumericColumn numeric && thresholds.containsKey(column.name())
                        ? numeric.with(thresholds.get(column.name()))
                        : column)
                .toList();
        return new Encoding(changed, target, notes);
    }

    /** The columns that are numbers, in the order of their measurements. */
    public List<NumericColumn> numericColumns() {
        return columns.stream()
                .filter(NumericColumn.class::isInstance)
                .map(NumericColumn.class::cast)
                .toList();
    }

    /** The standardised numbers of every row. */
    private Measurements numbers(Table table) {
        List<NumericColumn> numeric = numericColumns();
        float[] values = new float[Math.multiplyExact(table.rows(), numeric.size())];
        for (int i = 0; i < numeric.size(); i++) {
            NumericColumn column = numeric.get(i);
            ColumnNumbers numbers = ColumnNumbers.of(table, column);
            for (int row = 0; row < table.rows(); row++) {
                values[row * numeric.size() + i] = numbers.standardised(row);
            }
        }
        return Measurements.of(table.rows(), numeric.size(), values);
    }

    /** Every row, labels or not; an {@link InputException} where the table lacks a column. */
    public EncodedInputs inputs(Table table) {
        BitMatrix.Builder bits = new BitMatrix.Builder(table.rows(), atoms.size());
        List<Surprise> surprises = new ArrayList<>();
        for (int i = 0; i < columns.size(); i++) {
            EncodedColumn column = columns.get(i);
            ColumnStates states = ColumnStates.of(table.column(column.name()), column::read);
            states.write(column.group(), bits, domain.start(i));
            surprises.addAll(states.surprises(table));
        }
        return new EncodedInputs(bits.build(), numbers(table), surprises);
    }

    /** One row, given by column name; an {@link InputException} where a column is not given. Other names are ignored. */
    public EncodedInputs row(Map<String, String> cells) {
        return new NewRow(cells).encode(this);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Encoding that
                && columns.equals(that.columns)
                && target.equals(that.target)
                && notes.equals(that.notes);
    }

    @Override
    public int hashCode() {
        return Objects.hash(columns, target, notes);
    }

    @Override
    public String toString() {
        return "Encoding[" + atoms.size() + " atoms, " + target.outputs() + " outputs]";
    }
}
