package dev.cleave.lab.rival;

import dev.cleave.budget.Budget;
import dev.cleave.data.BitMatrix;
import dev.cleave.ledger.Size;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A rival that learns each question by itself: the classes of a column as one, every label on its own.
 *
 * @param constant the size of what always gives the same answer
 */
record OneByOne(String name, Pupil pupil, Size constant) implements Rival {
    /** A rival whose answers are trees. */
    static OneByOne tree(String name, Pupil pupil) {
        return new OneByOne(name, pupil, new Leaves().add(0).size());
    }

    /** A rival that has no rules. */
    static OneByOne opaque(String name, Pupil pupil) {
        return new OneByOne(name, pupil, Size.NONE);
    }

    @Override
    public Outcome learn(Lesson lesson, long seed, Budget budget) {
        List<Question> questions = Question.of(lesson.encoding(), lesson.train().targets());
        List<Pupil.Reply> replies = new ArrayList<>();
        for (int i = 0; i < questions.size(); i++) {
            replies.add(reply(lesson, questions.get(i), seed + i, budget.part(questions.size() - i)));
        }
        return new Outcome(answers(lesson, replies), size(replies), note(replies, budget));
    }

    private Pupil.Reply reply(Lesson lesson, Question question, long seed, Budget budget) {
        if (question.only().isPresent()) {
            int only = question.only().getAsInt();
            return new Pupil.Reply(row -> only, constant, "");
        }
        return pupil.learn(lesson, question, seed, budget);
    }

    private static BitMatrix answers(Lesson lesson, List<Pupil.Reply> replies) {
        boolean exclusive = lesson.encoding().target().exclusive();
        BitMatrix.Builder bits = new BitMatrix.Builder(
                lesson.test().rows(), lesson.encoding().target().outputs());
        for (int i = 0; i < replies.size(); i++) {
            for (int row = 0; row < lesson.test().rows(); row++) {
                int answer = replies.get(i).classOf().applyAsInt(row);
                if (exclusive || answer == 1) {
                    bits.set(row, exclusive ? answer : i);
                }
            }
        }
        return bits.build();
    }

    /** Of all trees together; none where any reply is no tree. */
    private static Size size(List<Pupil.Reply> replies) {
        return replies.stream().map(Pupil.Reply::size).reduce(new Size(0, 0, 0, 0), OneByOne::plus);
    }

    private static Size plus(Size a, Size b) {
        if (a.equals(Size.NONE) || b.equals(Size.NONE)) {
            return Size.NONE;
        }
        return new Size(a.rules() + b.rules(), 0, a.literals() + b.literals(), Math.max(a.maxLength(), b.maxLength()));
    }

    private static String note(List<Pupil.Reply> replies, Budget budget) {
        String notes = replies.stream()
                .map(Pupil.Reply::note)
                .filter(note -> !note.isEmpty())
                .distinct()
                .collect(Collectors.joining("; "));
        return notes.isEmpty() && budget.isExhausted() ? "ran to its end, past the time limit" : notes;
    }
}
