package dev.cleave.io.parse;

import dev.cleave.encoding.OrderedColumn;
import dev.cleave.io.parse.WrittenLiteral.OfAtom;
import dev.cleave.logic.Atom;
import dev.cleave.table.OneLine;
import java.util.ArrayList;
import java.util.List;

/** Conditions on words in an order: {@code safety > low}, {@code safety <= med (or missing)}, {@code safety in {med, high}}. */
record WordBounds(OrderedColumn column, TextCursor text) {
    /** @param word that the column has */
    List<WrittenLiteral> compared(String word, Relation relation) {
        int place = column.values().indexOf(word);
        boolean isExcluded = relation == Relation.AT_LEAST || relation == Relation.BELOW;
        int last = isExcluded ? place - 1 : place; // of the words at most
        if (last < 0 || last == column.values().size() - 1) {
            throw text.failure(
                    text.at(),
                    "says nothing: the words of " + OneLine.quoted(column.name()) + " go from "
                            + OneLine.quoted(column.values().get(0)) + " to "
                            + OneLine.quoted(column.values().get(column.values().size() - 1)));
        }
        if (!relation.isUpper()) {
            return List.of(after(last, true));
        }
        return upTo(last, text.accept("(or missing)"));
    }

    private List<WrittenLiteral> upTo(int last, boolean orMissing) {
        List<WrittenLiteral> literals = new ArrayList<>();
        literals.add(after(last, false));
        if (column.missing() && !orMissing) {
            literals.add(new OfAtom(new Atom.Missing(column.name()), false));
        }
        return literals;
    }

    /** Words that follow each other are bounds; others are more than one condition can say. */
    List<WrittenLiteral> oneOf(List<String> words, boolean positive) {
        List<Integer> chosen = new ArrayList<>();
        for (int i = 0; i < column.values().size(); i++) {
            if (words.contains(column.values().get(i)) == positive) {
                chosen.add(i);
            }
        }
        int first = chosen.isEmpty() ? 0 : chosen.get(0);
        int last = first + chosen.size() - 1;
        if (chosen.isEmpty()
                || chosen.get(chosen.size() - 1) != last
                || chosen.size() == column.values().size()) {
            throw text.failure(
                    text.at(),
                    "words of " + OneLine.quoted(column.name())
                            + " are in an order: name some, but not all, that follow each other; write two rules for others");
        }
        List<WrittenLiteral> literals = new ArrayList<>();
        if (first > 0) {
            literals.add(after(first - 1, true));
        }
        if (last < column.values().size() - 1) {
            literals.addAll(first > 0 ? List.of(after(last, false)) : upTo(last, false));
        }
        return literals;
    }

    private OfAtom after(int place, boolean positive) {
        return new OfAtom(new Atom.After(column.name(), column.values().get(place)), positive);
    }
}
