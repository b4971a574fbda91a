package dev.cleave.web.studio;

import java.util.ArrayDeque;
import java.util.Deque;

/** Programs that were, that is, and that were undone; every step is in the journal before it is taken. */
final class History {
    private final Journal journal;
    private final Deque<String> before = new ArrayDeque<>();
    private final Deque<String> after = new ArrayDeque<>();
    private String current;

    private History(Journal journal, String base) {
        this.journal = journal;
        this.current = base;
    }

    /** Goes on where the journal ends, if it began with the same rules. */
    static History of(Journal journal, String base) {
        History history = new History(journal, base);
        var entries = journal.read();
        if (entries.isEmpty() || !entries.get(0).equals(new Journal.Entry(Journal.Kind.BASE, base))) {
            journal.append(new Journal.Entry(Journal.Kind.BASE, base));
            return history;
        }
        entries.forEach(history::replay);
        return history;
    }

    private void replay(Journal.Entry entry) {
        switch (entry.kind()) {
            case BASE -> current = entry.program();
            case EDIT -> push(entry.program());
            case UNDO -> move(before, after);
            case REDO -> move(after, before);
        }
    }

    private void push(String program) {
        before.push(current);
        after.clear();
        current = program;
    }

    private void move(Deque<String> from, Deque<String> to) {
        if (!from.isEmpty()) {
            to.push(current);
            current = from.pop();
        }
    }

    String current() {
        return current;
    }

    int undoable() {
        return before.size();
    }

    int redoable() {
        return after.size();
    }

    void edit(String program) {
        if (!program.equals(current)) {
            journal.append(new Journal.Entry(Journal.Kind.EDIT, program));
            push(program);
        }
    }

    void undo() {
        if (!before.isEmpty()) {
            journal.append(new Journal.Entry(Journal.Kind.UNDO, ""));
            move(before, after);
        }
    }

    void redo() {
        if (!after.isEmpty()) {
            journal.append(new Journal.Entry(Journal.Kind.REDO, ""));
            move(after, before);
        }
    }
}
