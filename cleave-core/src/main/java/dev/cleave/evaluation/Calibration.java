package dev.cleave.evaluation;

import dev.cleave.encoding.DecisionThreshold;
import dev.cleave.encoding.label.Target;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * The probabilities of what rules say, from rows that they were not fitted to (docs/adr/0015). By construction they agree with the
 * rules: a class that is said is the most probable one, and a label is more probable than the decision's level just where it is
 * said.
 *
 * @param questions one for each label, with the answers no and yes; of classes just one, with an answer a class
 */
public record Calibration(List<List<AnswerCalibration>> questions) {
    private static final double STRICTLY = 1e-3; // of the way to 1 that an answer is above what it must exceed

    public Calibration {
        questions = questions.stream().map(List::copyOf).toList();
        for (List<AnswerCalibration> answers : questions) {
            for (int said = 0; said < answers.size(); said++) {
                List<Double> others = answers.get(said).others();
                if (others.size() != answers.size() || others.get(said) != 0) {
                    throw new IllegalArgumentException("the shares of " + answers.size() + " answers: " + others);
                }
            }
        }
    }

    /**
     * From what rules said of rows that they were not fitted to.
     *
     * @param held of each question, with weights that average 1; where it is empty nothing is known, and answers are hardly more probable than not
     */
    public static Calibration fit(Target target, DecisionThreshold decision, List<List<HeldOutAnswer>> held) {
        return new Calibration(held.stream()
                .map(answers -> new QuestionFit(target, decision, answers).answers())
                .toList());
    }

    /** Nothing is known of the rules. */
    public static Calibration unknown(Target target, DecisionThreshold decision) {
        return fit(
                target,
                decision,
                Stream.generate(List::<HeldOutAnswer>of)
                        .limit(questions(target))
                        .toList());
    }

    /** From how often each label was said and was so: as {@link #fit} where nothing is known of strengths. */
    public static Calibration of(Target target, DecisionThreshold decision, List<Confusion> labels) {
        List<List<HeldOutAnswer>> held = new ArrayList<>();
        if (target.exclusive()) {
            held.add(classes(labels));
        } else {
            labels.forEach(label -> held.add(label(label)));
        }
        return fit(target, decision, held);
    }

    private static List<HeldOutAnswer> label(Confusion counts) {
        return List.of(
                new HeldOutAnswer(1, 0, 1, counts.truePositive()),
                new HeldOutAnswer(1, 0, 0, counts.falsePositive()),
                new HeldOutAnswer(0, 0, 1, counts.falseNegative()),
                new HeldOutAnswer(0, 0, 0, counts.trueNegative()));
    }

    /** Which class was meant where another was said is not known: any, as often as it was missed. */
    private static List<HeldOutAnswer> classes(List<Confusion> counts) {
        long missed = counts.stream().mapToLong(Confusion::falseNegative).sum();
        List<HeldOutAnswer> answers = new ArrayList<>();
        for (int said = 0; said < counts.size(); said++) {
            Confusion own = counts.get(said);
            answers.add(new HeldOutAnswer(said, 0, said, own.truePositive()));
            double others = Math.max(1, missed - own.falseNegative());
            for (int truth = 0; truth < counts.size(); truth++) {
                double share = truth == said ? 0 : counts.get(truth).falseNegative() / others;
                answers.add(new HeldOutAnswer(said, 0, truth, share * own.falsePositive()));
            }
        }
        return answers;
    }

    /** Each label is a question, or all classes together are one. */
    static int questions(Target target) {
        return target.exclusive() ? 1 : target.outputs();
    }

    /** Of every answer to a question, where the rules give this one; they add up to 1. */
    public double[] probabilities(int question, RuleAnswers.Said said) {
        return questions.get(question).get(said.answer()).probabilities(said.answer(), said.strength());
    }

    /** An {@link IllegalArgumentException} where it is about other labels than these. */
    public void require(Target target) {
        int answers = target.exclusive() ? target.outputs() : 2;
        if (questions.size() != questions(target) || questions.stream().anyMatch(all -> all.size() != answers)) {
            throw new IllegalArgumentException("the calibration has " + questions.size()
                    + " questions, and does not fit " + target.outputs() + " labels");
        }
    }

    /** Just above a level. */
    static double above(double level) {
        return level + STRICTLY * (1 - level);
    }
}
