package dev.cleave.encoding;

import dev.cleave.encoding.fit.ColumnFit;
import dev.cleave.encoding.fit.EncodingFitter;
import dev.cleave.encoding.label.Label;
import dev.cleave.encoding.label.LabelledTable;
import dev.cleave.encoding.label.Target;
import dev.cleave.logic.Atom;
import dev.cleave.logic.Domain;
import dev.cleave.table.InputException;
import dev.cleave.table.Note;
import dev.cleave.table.RowWeights;
import dev.cleave.table.Rows;
import dev.cleave.table.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * How a table becomes bits: every atom and label by name, fitted on training rows, the same for any later row. The atoms are
 * those of the columns or, where there is a {@link Derivation}, those that it computes from the columns.
 */
public final class Encoding {
    private final List<EncodedColumn> columns;
    private final Target target;
    private final List<Note> notes;
    private final Optional<Derivation> derivation;
    private final List<EncodedColumn> parts;
    private final List<Atom> atoms;
    private final Domain domain;

    public Encoding(List<? extends EncodedColumn> columns, Target target, List<Note> notes) {
        this(List.copyOf(columns), target, notes, Optional.empty());
    }

    private Encoding(List<EncodedColumn> columns, Target target, List<Note> notes, Optional<Derivation> derivation) {
        this.columns = columns;
        this.target = target;
        this.notes = List.copyOf(notes);
        this.derivation = derivation;
        this.parts = derivation.map(Encoding::derived).orElse(columns);
        this.atoms = parts.stream().flatMap(part -> part.atoms().stream()).toList();
        this.domain = new Domain(parts.stream().map(EncodedColumn::group).toList());
    }

    private static List<EncodedColumn> derived(Derivation derivation) {
        return derivation.names().stream()
                .<EncodedColumn>map(name -> new BooleanColumn(name, "true", "false"))
                .toList();
    }

    /** From the training rows alone; an {@link InputException} where nothing is left to learn from. */
    public static Encoding fit(Table table, Target target, Rows train, EncodingOptions options) {
        return EncodingFitter.fit(table, target, train, options);
    }

    /** What these rows make of all columns but the labels and those to ignore; columns that say nothing are left out. */
    public static List<EncodedColumn> columns(Table table, Set<String> labels, Rows rows, EncodingOptions options) {
        return EncodingFitter.fits(table, labels, rows, options).stream()
                .filter(ColumnFit.Kept.class::isInstance)
                .map(fit -> ((ColumnFit.Kept) fit).column())
                .toList();
    }

    public List<EncodedColumn> columns() {
        return columns;
    }

    /** What each group of the domain says: the columns, or one part for each derived atom. */
    public List<EncodedColumn> parts() {
        return parts;
    }

    /** What computes the atoms, where they are not those of the columns. */
    public Optional<Derivation> derivation() {
        return derivation;
    }

    /** The same columns, with atoms that are computed from them; these read what {@link #readings} gives. */
    public Encoding with(Derivation other) {
        return new Encoding(columns, target, notes, Optional.of(other));
    }

    public Target target() {
        return target;
    }

    /** What the user should know: columns that were left out, and the like. */
    public List<Note> notes() {
        return notes;
    }

    /** The same, with one more thing to know. */
    public Encoding with(Note note) {
        return new Encoding(
                columns, target, Stream.concat(notes.stream(), Stream.of(note)).toList(), derivation);
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
    public EncodedTable encode(Table table) {
        Rows labelled = LabelledTable.rows(table, target.columns());
        Table kept = labelled.size() == table.rows() ? table : table.select(labelled);
        EncodedInputs inputs = inputs(kept);
        List<Surprise> surprises = new ArrayList<>(inputs.surprises());
        for (Label label : target.labels()) {
            surprises.addAll(
                    ColumnStates.of(kept.column(label.column()), label::read).surprises(kept));
        }
        Dataset rows = new Dataset(inputs.inputs(), inputs.numbers(), target.bits(kept), RowWeights.equal(kept.rows()));
        return new EncodedTable(rows, labelled, surprises);
    }

    /** The atoms of the columns that don't compare a number, by index. */
    public List<Integer> plainAtoms() {
        List<Atom> own = derivation.isEmpty()
                ? atoms
                : columns.stream().flatMap(column -> column.atoms().stream()).toList();
        return IntStream.range(0, own.size())
                .filter(i -> !(own.get(i) instanceof Atom.Above))
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
        return new Encoding(changed, target, notes, derivation);
    }

    /** The columns that are numbers, in the order of their measurements. */
    public List<NumericColumn> numericColumns() {
        return ColumnInputs.numeric(columns);
    }

    /** Every row, labels or not; an {@link InputException} where the table lacks a column. */
    public EncodedInputs inputs(Table table) {
        return derived(ColumnInputs.of(columns, table));
    }

    /** The same for a table that is asked once: its numbers are looked up by their codes. */
    public EncodedInputs codedInputs(Table table) {
        return derived(ColumnInputs.coded(columns, table));
    }

    /** One row, given by column name; an {@link InputException} where a column is not given. Other names are ignored. */
    public EncodedInputs row(Map<String, String> cells) {
        return derived(new NewRow(cells).encode(columns));
    }

    private EncodedInputs derived(EncodedInputs own) {
        return derivation.map(computing -> derived(own, computing)).orElse(own);
    }

    private EncodedInputs derived(EncodedInputs own, Derivation computing) {
        Measurements readings = readings(own.read());
        return new EncodedInputs(computing.bits(readings), readings, own.surprises());
    }

    /**
     * What a network that invents predicates reads: the plain atoms as -1 and 1, then the numbers.
     *
     * @param own with the atoms of the columns
     */
    public Measurements readings(NetworkInputs own) {
        List<Integer> plain = plainAtoms();
        int width = plain.size() + own.numbers().columns();
        float[] values = new float[Math.multiplyExact(own.rows(), width)];
        for (int row = 0; row < own.rows(); row++) {
            for (int i = 0; i < plain.size(); i++) {
                values[row * width + i] = own.bits().get(row, plain.get(i)) ? 1 : -1;
            }
            own.numbers().copyRow(row, values, row * width + plain.size());
        }
        return Measurements.of(own.rows(), width, values);
    }

    /** Whether every row is the same under another encoding, which may have other notes. */
    public boolean readsAs(Encoding other) {
        return columns.equals(other.columns) && target.equals(other.target) && derivation.equals(other.derivation);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Encoding that
                && columns.equals(that.columns)
                && target.equals(that.target)
                && notes.equals(that.notes)
                && derivation.equals(that.derivation);
    }

    @Override
    public int hashCode() {
        return Objects.hash(columns, target, notes, derivation);
    }

    @Override
    public String toString() {
        return "Encoding[" + atoms.size() + " atoms, " + target.outputs() + " outputs]";
    }
}
