package dev.cleave.io.text;

import dev.cleave.logic.Rule;
import java.util.BitSet;
import java.util.List;

/**
 * Classes as an if / else-if list: the first entry whose body holds says the class.
 *
 * @param otherwise the class where no entry does
 * @param tried inputs on which it was found to be the program: all that its atoms can make
 */
public record ElseIfList(List<Entry> entries, int otherwise, int tried) {
    /** A body and the class that it says. */
    public record Entry(Rule.All body, int output) {}

    public ElseIfList {
        entries = List.copyOf(entries);
    }

    public int answer(BitSet row) {
        return entries.stream()
                .filter(entry -> entry.body().fires(row))
                .findFirst()
                .map(Entry::output)
                .orElse(otherwise);
    }

    public int literals() {
        return entries.stream().mapToInt(entry -> entry.body().length()).sum();
    }
}
