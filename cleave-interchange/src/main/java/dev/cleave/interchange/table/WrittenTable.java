package dev.cleave.interchange.table;

import de.siegmar.fastcsv.reader.CsvRecord;
import dev.cleave.encoding.EncodedColumn;
import dev.cleave.encoding.NumericColumn;
import dev.cleave.encoding.label.Label;
import dev.cleave.interchange.formula.PlainClasses;
import dev.cleave.interchange.table.TableLine.Operator;
import dev.cleave.io.parse.RuleWords;
import dev.cleave.io.parse.WrittenRules;
import dev.cleave.io.text.Vocabulary;
import dev.cleave.logic.Atom;
import dev.cleave.logic.RuleSet;
import dev.cleave.table.OneLine;
import dev.cleave.table.Suggestions;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** A table as {@link ConditionTable} writes it, for rows that another model may know: its atoms are those that it names. */
public final class WrittenTable {
    private final List<CsvRecord> lines;

    private WrittenTable(List<CsvRecord> lines) {
        this.lines = lines;
    }

    /** Whether it begins as such a table does. */
    public static boolean isOne(String csv) {
        return csv.startsWith(String.join(",", TableLine.HEADER));
    }

    /** An {@link dev.cleave.table.InputException} with the line where it is none. */
    public static WrittenTable of(String csv) {
        return new WrittenTable(ConditionTableReader.lines(csv));
    }

    /** The columns that are compared by order, and so are numbers. */
    public Set<String> numbers() {
        return lines.stream()
                .filter(line -> line.getField(5).endsWith(Operator.ABOVE.toString()))
                .map(line -> line.getField(4))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /** The one of these values that it has rules for. */
    public Optional<String> positive(String target, List<String> values) {
        Set<String> defined = heads();
        List<String> said = values.stream()
                .filter(value -> defined.contains(new Atom.Is(target, value).toString()))
                .toList();
        return said.size() == 1 ? Optional.of(said.get(0)) : Optional.empty();
    }

    private Set<String> heads() {
        return lines.stream().map(line -> line.getField(1)).collect(Collectors.toCollection(TreeSet::new));
    }

    /** An {@link dev.cleave.table.InputException} with the line that is about what the data does not have. */
    public WrittenRules rules(RuleWords words) {
        List<Atom> heads = words.target().labels().stream().map(Label::atom).toList();
        Set<Atom> named = new LinkedHashSet<>();
        Set<String> auxiliaries = auxiliaries(new Vocabulary(List.of(), heads));
        for (CsvRecord line : lines) {
            boolean isAuxiliary = auxiliaries.contains(line.getField(4));
            if (ConditionTableReader.operator(line) != Operator.NONE && !isAuxiliary) {
                Atom atom = ConditionTableReader.atom(line);
                requireKnown(atom, line, words);
                named.add(atom);
            }
        }
        Vocabulary all = new Vocabulary(List.copyOf(named), heads);
        RuleSet rules = new ConditionTableReader(all).read(lines);
        List<Integer> order = IntStream.range(0, heads.size())
                .boxed()
                .flatMap(output -> rules.heads().get(output).rules().stream().map(rule -> output))
                .toList();
        WrittenRules written = new WrittenRules(all.atoms(), rules, order, OptionalInt.empty());
        return words.target().exclusive() ? PlainClasses.of(written) : written;
    }

    private Set<String> auxiliaries(Vocabulary outputs) {
        Set<String> defined = heads();
        IntStream.range(0, outputs.heads().size()).mapToObj(outputs::name).forEach(defined::remove);
        return defined;
    }

    private static void requireKnown(Atom atom, CsvRecord line, RuleWords words) {
        List<String> names = words.columns().stream().map(EncodedColumn::name).toList();
        EncodedColumn column = words.columns().stream()
                .filter(one -> one.name().equals(atom.column()))
                .findFirst()
                .orElseThrow(() -> ConditionTableReader.problem(
                        line,
                        "is about " + OneLine.quoted(atom.column()) + ", which is no column of the data; "
                                + Suggestions.of(atom.column(), names)));
        boolean isKnown = atom instanceof Atom.Above
                ? column instanceof NumericColumn
                : column.atoms().contains(atom);
        if (!isKnown) {
            throw ConditionTableReader.problem(
                    line, "asks " + ConditionTableReader.said(line) + ", which the data does not say of any row");
        }
    }
}
