package dev.cleave.io.parse;

import dev.cleave.encoding.BooleanColumn;
import dev.cleave.encoding.CategoricalColumn;
import dev.cleave.encoding.EncodedColumn;
import dev.cleave.encoding.NumericColumn;
import dev.cleave.encoding.OrderedColumn;
import dev.cleave.io.parse.Completion.Kind;
import dev.cleave.io.parse.WrittenLiteral.OfAtom;
import dev.cleave.logic.Atom;
import dev.cleave.table.OneLine;
import dev.cleave.table.cell.CellText;
import dev.cleave.table.cell.TruthWord;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.DoublePredicate;

/** Reads one condition on a column: {@code BMI > 31}, {@code 20 < BMI <= 31}, {@code colour in {red, blue}}, {@code not smoker}. */
final class ConditionParser {
    private static final int MOST_NOTS = 100; // one before the other
    private static final List<String> ENDS = List.of("and", "or", ",", ":", ";", ")");
    private static final List<String> RELATIONS = List.of("=", "!=", "<", ">", "is", "in", "not in");

    private final RuleWords words;
    private final TextCursor text;

    ConditionParser(RuleWords words, TextCursor text) {
        this.words = words;
        this.text = text;
    }

    List<WrittenLiteral> condition() {
        return condition(0);
    }

    private List<WrittenLiteral> condition(int nots) {
        int start = text.at();
        if (nots > MOST_NOTS) {
            throw text.failure(start, "'not' stands here more than " + MOST_NOTS + " times; two of them say nothing");
        }
        if (text.accept("not") && !isName(start)) {
            int place = text.at();
            List<WrittenLiteral> literals = condition(nots + 1);
            if (literals.size() != 1) {
                throw text.failure(
                        place, "'not' stands before one condition alone; write what is meant, column by column");
            }
            OfAtom only = (OfAtom) literals.get(0);
            return List.of(new OfAtom(only.atom(), !only.positive()));
        }
        text.back(start);
        return range().orElseGet(this::ofColumn);
    }

    /** Whether a column begins here, such as one that is called {@code not}. */
    private boolean isName(int start) {
        int after = text.at();
        text.back(start);
        boolean is = isColumn();
        text.back(after);
        return is;
    }

    /** Whether a column stands here; reads nothing. */
    boolean isColumn() {
        int start = text.at();
        boolean is = column().isPresent();
        text.back(start);
        return is;
    }

    private Optional<EncodedColumn> column() {
        return text.name(words.columns(), EncodedColumn::name, Kind.COLUMN, this::isNameOver);
    }

    private boolean isNameOver() {
        return isOver() || RELATIONS.stream().anyMatch(text::isBefore);
    }

    private boolean isOver() {
        return text.isAtEnd() || ENDS.stream().anyMatch(text::isBefore);
    }

    private boolean isValueOver() {
        return isOver() || text.isBefore("}") || text.isBefore("(or missing)");
    }

    private EncodedColumn requireColumn() {
        return column().orElseThrow(text::failure);
    }

    /** {@code 20 < BMI <= 31}. */
    private Optional<List<WrittenLiteral>> range() {
        int start = text.at();
        Optional<String> low = text.number();
        Optional<Relation> first = low.flatMap(number -> relation());
        Optional<EncodedColumn> column = first.flatMap(relation -> column());
        if (column.isEmpty()) {
            text.back(start);
            return Optional.empty();
        }
        List<Bound> bounds = new ArrayList<>();
        bounds.add(new Bound(first.get().mirrored(), number(low.get())));
        int after = text.at();
        relation().ifPresent(relation -> bounds.add(new Bound(relation, number(text.requireNumber()))));
        if (bounds.size() == 2
                && bounds.get(0).relation.isUpper() == bounds.get(1).relation.isUpper()) {
            throw text.failure(after, "both numbers bound the column from the same side");
        }
        return Optional.of(compared(column.get(), bounds));
    }

    private List<WrittenLiteral> ofColumn() {
        EncodedColumn column = requireColumn();
        int place = text.at();
        Optional<Relation> relation = relation();
        if (relation.isPresent() && column instanceof OrderedColumn ordered) {
            return new WordBounds(ordered, text).compared(value(column), relation.get());
        }
        if (relation.isPresent()) {
            return compared(column, List.of(new Bound(relation.get(), number(text.requireNumber()))));
        }
        if (text.accept("is missing")) {
            return List.of(missing(column, place, true));
        }
        if (text.accept("is not missing")) {
            return List.of(missing(column, place, false));
        }
        if (text.accept("not in")) {
            return oneOf(column, set(column), false);
        }
        if (text.accept("in")) {
            return oneOf(column, set(column), true);
        }
        if (text.accept("!=") || text.accept("is not")) {
            return equal(column, false);
        }
        if (text.accept("=") || text.accept("is")) {
            return equal(column, true);
        }
        return List.of(truth(column, place));
    }

    private WrittenLiteral truth(EncodedColumn column, int place) {
        if (column instanceof BooleanColumn && column.atoms().get(0) instanceof Atom.Holds holds) {
            return new OfAtom(holds, true);
        }
        text.isBefore("=");
        throw text.isAtEnd()
                ? text.failure()
                : text.failure(place, "say what " + OneLine.quoted(column.name()) + " is compared with");
    }

    private WrittenLiteral missing(EncodedColumn column, int place, boolean positive) {
        Atom atom = new Atom.Missing(column.name());
        if (!column.atoms().contains(atom)) {
            throw text.failure(place, "no cell of " + OneLine.quoted(column.name()) + " is missing in the data");
        }
        return new OfAtom(atom, positive);
    }

    private List<WrittenLiteral> equal(EncodedColumn column, boolean positive) {
        if (column instanceof NumericColumn) {
            double number = number(text.requireNumber());
            int place = text.at();
            if (!positive) {
                throw text.failure(
                        place, "a number is compared with thresholds; write two rules, one above and one below");
            }
            return compared(column, List.of(new Bound(Relation.AT_LEAST, number), new Bound(Relation.AT_MOST, number)));
        }
        return oneOf(column, List.of(value(column)), positive);
    }

    private List<String> set(EncodedColumn column) {
        if (column instanceof NumericColumn) {
            throw text.failure(text.at(), OneLine.quoted(column.name()) + " is a number, and has no set of values");
        }
        text.require("{");
        List<String> values = new ArrayList<>();
        do {
            values.add(value(column));
        } while (text.accept(","));
        text.require("}");
        return values;
    }

    private String value(EncodedColumn column) {
        List<String> known = values(column);
        return text.name(known, value -> value, Kind.VALUE, this::isValueOver).orElseGet(() -> truthValue(column));
    }

    /** {@code yes} where the table has 1. */
    private String truthValue(EncodedColumn column) {
        if (column instanceof BooleanColumn truth && truth.atoms().get(0) instanceof Atom.Holds) {
            for (TruthWord pair : TruthWord.values()) {
                for (String word : List.of(pair.yes(), pair.no())) {
                    if (text.accept(word)) {
                        return word.equals(pair.yes())
                                        == TruthWord.parse(truth.trueValue()).orElse(true)
                                ? truth.trueValue()
                                : truth.falseValue();
                    }
                }
            }
        }
        throw text.failure();
    }

    private static List<String> values(EncodedColumn column) {
        return column instanceof BooleanColumn two
                ? List.of(two.trueValue(), two.falseValue())
                : column instanceof CategoricalColumn several
                        ? several.values()
                        : column instanceof OrderedColumn ordered ? ordered.values() : List.of();
    }

    /** A value of several is one atom; several are none of the others. */
    private List<WrittenLiteral> oneOf(EncodedColumn column, List<String> chosen, boolean positive) {
        if (column instanceof BooleanColumn two) {
            return ofTwo(two, chosen, positive);
        }
        if (column instanceof OrderedColumn ordered) {
            return new WordBounds(ordered, text).oneOf(chosen, positive);
        }
        if (chosen.size() == 1) {
            return List.of(new OfAtom(new Atom.Is(column.name(), chosen.get(0)), positive));
        }
        List<WrittenLiteral> literals = new ArrayList<>();
        for (Atom atom : column.atoms()) {
            boolean isChosen = atom instanceof Atom.Is is && chosen.contains(is.value());
            if (isChosen != positive) {
                literals.add(new OfAtom(atom, false));
            }
        }
        return literals;
    }

    private static List<WrittenLiteral> ofTwo(BooleanColumn column, List<String> chosen, boolean positive) {
        boolean yes = chosen.contains(column.trueValue());
        boolean no = chosen.contains(column.falseValue());
        Atom atom = column.atoms().get(0);
        if (yes == no) {
            return positive ? List.of() : List.of(new OfAtom(atom, true), new OfAtom(atom, false));
        }
        return List.of(new OfAtom(atom, yes == positive));
    }

    private List<WrittenLiteral> compared(EncodedColumn column, List<Bound> bounds) {
        if (column instanceof NumericColumn number) {
            return ofNumber(number, bounds);
        }
        DoublePredicate holds = value -> bounds.stream().allMatch(bound -> bound.holds(value));
        List<String> all = values(column);
        if (all.stream().anyMatch(value -> CellText.number(value).isEmpty())) {
            throw text.failure(
                    text.at(), OneLine.quoted(column.name()) + " is no number; compare it with = or in {...}");
        }
        List<String> chosen = all.stream()
                .filter(value -> holds.test(CellText.number(value).getAsDouble()))
                .toList();
        if (chosen.isEmpty()) {
            throw text.failure(text.at(), "no value of " + OneLine.quoted(column.name()) + " is within these bounds");
        }
        return oneOf(column, chosen, true);
    }

    private List<WrittenLiteral> ofNumber(NumericColumn column, List<Bound> bounds) {
        List<WrittenLiteral> literals = new ArrayList<>();
        for (Bound bound : bounds) {
            literals.add(new OfAtom(new Atom.Above(column.name(), bound.threshold()), !bound.relation.isUpper()));
        }
        boolean isOnlyUpper = bounds.stream().allMatch(bound -> bound.relation.isUpper());
        boolean orMissing = text.accept("(or missing)");
        if (orMissing && !isOnlyUpper) {
            throw text.failure(
                    text.at(),
                    "a number that is above a bound is not missing; write a rule of its own for what is missing");
        }
        if (column.missing() && isOnlyUpper && !orMissing) {
            literals.add(new OfAtom(new Atom.Missing(column.name()), false));
        }
        return literals;
    }

    private double number(String number) {
        double value = Double.parseDouble(number);
        if (!Double.isFinite(value)) {
            throw text.failure(text.at(), number + " is no number that a column can be compared with");
        }
        return value;
    }

    private Optional<Relation> relation() {
        for (Relation relation : Relation.values()) {
            if (text.accept(relation.sign())) {
                return Optional.of(relation);
            }
        }
        return Optional.empty();
    }

    private record Bound(Relation relation, double number) {
        /** Atoms say "above": what is at least a number is above the one before it. */
        double threshold() {
            boolean isStrict = relation == Relation.AT_LEAST || relation == Relation.BELOW;
            double bound = isStrict ? Math.nextDown(number) : number;
            return bound == 0 ? 0 : bound;
        }

        boolean holds(double value) {
            return switch (relation) {
                case AT_LEAST -> value >= number;
                case AT_MOST -> value <= number;
                case ABOVE -> value > number;
                case BELOW -> value < number;
            };
        }
    }
}
