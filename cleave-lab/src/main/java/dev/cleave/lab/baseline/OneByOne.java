package dev.cleave.lab.baseline;

import dev.cleave.budget.Budget;
import dev.cleave.evaluation.CalibrationError;
import dev.cleave.evaluation.RuleSize;
import dev.cleave.table.BitMatrix;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;

/**
 * A rival that learns each question by itself: the classes of a column as one, every label on its own.
 *
 * @param constant the size of what always gives the same answer
 */
record OneByOne(String name, SingleLearner pupil, RuleSize constant) implements Baseline {
    /** A rival whose answers are trees. */
    static OneByOne tree(String name, SingleLearner pupil) {
        return new OneByOne(name, pupil, new Leaves().add(0).size());
    }

    /** A rival that has no rules. */
    static OneByOne opaque(String name, SingleLearner pupil) {
        return new OneByOne(name, pupil, RuleSize.NONE);
    }

    @Override
    public BaselineResult learn(BaselineTask lesson, long seed, Budget budget) {
        List<ClassQuestion> questions =
                ClassQuestion.of(lesson.encoding(), lesson.train().targets());
        List<SingleLearner.Reply> replies = new ArrayList<>();
        for (int i = 0; i < questions.size(); i++) {
            replies.add(reply(lesson, questions.get(i), seed + i, budget.part(questions.size() - i)));
        }
        return new BaselineResult(
                answers(lesson, replies), size(replies), calibrationError(lesson, replies), note(replies, budget));
    }

    private static OptionalDouble calibrationError(BaselineTask lesson, List<SingleLearner.Reply> replies) {
        List<ClassQuestion> truth =
                ClassQuestion.of(lesson.encoding(), lesson.test().targets());
        int rows = lesson.test().rows();
        double[] probabilities = new double[rows * replies.size()];
        boolean[] isRight = new boolean[probabilities.length];
        for (int i = 0; i < replies.size(); i++) {
            for (int row = 0; row < rows; row++) {
                SingleLearner.Reply reply = replies.get(i);
                probabilities[i * rows + row] = reply.probabilityOf().applyAsDouble(row);
                isRight[i * rows + row] =
                        reply.classOf().applyAsInt(row) == truth.get(i).answer(row);
            }
        }
        return DoubleStream.of(probabilities).anyMatch(Double::isNaN)
                ? OptionalDouble.empty()
                : OptionalDouble.of(CalibrationError.of(probabilities, isRight));
    }

    private SingleLearner.Reply reply(BaselineTask lesson, ClassQuestion question, long seed, Budget budget) {
        if (question.only().isPresent()) {
            int only = question.only().getAsInt();
            return new SingleLearner.Reply(row -> only, constant, "");
        }
        return pupil.learn(lesson, question, seed, budget);
    }

    private static BitMatrix answers(BaselineTask lesson, List<SingleLearner.Reply> replies) {
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
    private static RuleSize size(List<SingleLearner.Reply> replies) {
        return replies.stream().map(SingleLearner.Reply::size).reduce(new RuleSize(0, 0, 0, 0), OneByOne::plus);
    }

    private static RuleSize plus(RuleSize a, RuleSize b) {
        if (a.equals(RuleSize.NONE) || b.equals(RuleSize.NONE)) {
            return RuleSize.NONE;
        }
        return new RuleSize(
                a.rules() + b.rules(), 0, a.literals() + b.literals(), Math.max(a.maxLength(), b.maxLength()));
    }

    private static String note(List<SingleLearner.Reply> replies, Budget budget) {
        String notes = replies.stream()
                .map(SingleLearner.Reply::note)
                .filter(note -> !note.isEmpty())
                .distinct()
                .collect(Collectors.joining("; "));
        return notes.isEmpty() && budget.isExhausted() ? "ran to its end, past the time limit" : notes;
    }
}
