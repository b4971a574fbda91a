package dev.cleave.evaluation;

import dev.cleave.encoding.Dataset;
import dev.cleave.encoding.label.Target;
import dev.cleave.logic.Definition;
import dev.cleave.logic.Rule;
import dev.cleave.logic.RuleSet;
import dev.cleave.network.GivenPredicates;
import dev.cleave.network.HardNetwork;
import dev.cleave.network.exact.ConjunctionCombinations;
import dev.cleave.table.BitMatrix;
import dev.cleave.table.RowWeights;
import java.math.BigInteger;
import java.nio.LongBuffer;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * What rules say of a row and how strongly. A label is as strong as it has rules that fire for it or, with one at-least rule, as its
 * points are from the bound, as a share of all points; a class is as strong as its points are above those of the next one.
 *
 * @param points the hard network whose conjunctions are the auxiliaries and give classes points, where there is one
 */
public record RuleAnswers(Target target, RuleSet rules, Optional<HardNetwork> points) {
    /** The answer to one question: 0 or 1 of a label that does not hold or does, the index of a class. */
    public record Said(int answer, double strength) {}

    /** @param network what the rules were proved to be; it gives points where it has classes, over the same atoms */
    public static RuleAnswers of(Target target, RuleSet rules, HardNetwork network) {
        boolean givesPoints = target.exclusive()
                && network.head().isExclusive()
                && network.predicates() instanceof GivenPredicates
                && network.conjunctions().nodes() <= rules.auxiliaries().size();
        return new RuleAnswers(target, rules, givesPoints ? Optional.of(network) : Optional.empty());
    }

    public int questions() {
        return Calibration.questions(target);
    }

    /** @param known the row's atoms and the auxiliaries that hold */
    public Said of(BitSet known, int question) {
        return target.exclusive() ? ofClasses(known) : ofLabel(rules.heads().get(question), known);
    }

    /** What strengths are counted in. */
    private enum Strength {
        RULES_FOR,
        RULES_AGAINST,
        MARGIN,
        LEAD,
        NONE;

        /** How much a strength of one's own is in that of others. */
        double unit(List<HeldOutAnswer> own, List<HeldOutAnswer> others) {
            double mean = mean(own);
            return this == RULES_FOR || this == RULES_AGAINST ? 1 : mean == 0 ? 0 : mean(others) / mean;
        }

        private static double mean(List<HeldOutAnswer> answers) {
            return answers.stream()
                    .mapToDouble(HeldOutAnswer::strength)
                    .average()
                    .orElse(0);
        }
    }

    private Strength strength(int question) {
        if (target.exclusive()) {
            return points.isPresent() ? Strength.LEAD : Strength.NONE;
        }
        Definition head = rules.heads().get(question);
        return hasMargin(head) ? Strength.MARGIN : head.negated() ? Strength.RULES_AGAINST : Strength.RULES_FOR;
    }

    private static boolean hasMargin(Definition head) {
        return head.rules().size() == 1 && head.rules().get(0) instanceof Rule.AtLeast;
    }

    private static Said ofLabel(Definition head, BitSet known) {
        int answer = head.holds(known) ? 1 : 0;
        if (hasMargin(head) && head.rules().get(0) instanceof Rule.AtLeast rule) {
            return new Said(answer, Math.abs(margin(rule, known)));
        }
        return new Said(
                answer, head.rules().stream().filter(rule -> rule.fires(known)).count());
    }

    /** Half a point is between reaching the bound and not. */
    private static double margin(Rule.AtLeast rule, BitSet known) {
        BigInteger reached = rule.terms().stream()
                .filter(term -> term.literal().holds(known))
                .map(Rule.Term::weight)
                .reduce(BigInteger.ZERO, BigInteger::add);
        double total = Math.max(1, rule.total().doubleValue());
        return (reached.subtract(rule.bound()).doubleValue() + 0.5) / total;
    }

    private Said ofClasses(BitSet known) {
        int said = rules.tally()
                .map(tally -> tally.best(known))
                .orElseGet(() -> IntStream.range(0, target.outputs())
                        .filter(output -> rules.heads().get(output).holds(known))
                        .findFirst()
                        .orElse(0));
        return new Said(said, points.map(network -> lead(network, known, said)).orElse(0.0));
    }

    private double lead(HardNetwork network, BitSet known, int said) {
        int first = rules.atoms();
        double[] raw = ConjunctionCombinations.outputs(
                network, known.get(first, first + network.conjunctions().nodes()));
        double next = IntStream.range(0, raw.length)
                .filter(other -> other != said)
                .mapToDouble(other -> raw[other])
                .max()
                .orElse(raw[said]);
        return Math.max(0, raw[said] - next);
    }

    /**
     * As {@link #held}, with strengths in units of other rules: points, which grow with the number of conditions and with how closely
     * these were fitted, so that both have the same mean for each answer; none where strengths of the two are of different kinds.
     *
     * @param others with the same rows, over their atoms
     */
    public List<List<HeldOutAnswer>> heldAs(RuleAnswers others, Dataset theirs, Dataset rows) {
        List<List<HeldOutAnswer>> own = held(rows);
        List<List<HeldOutAnswer>> other = others.held(theirs);
        return IntStream.range(0, own.size())
                .mapToObj(question -> strength(question) == others.strength(question)
                        ? scaled(strength(question), own.get(question), other.get(question))
                        : own.get(question).stream()
                                .map(answer -> answer.times(0))
                                .toList())
                .toList();
    }

    /** Each answer in units of its own: one class may be said with many points, and another with few. */
    private static List<HeldOutAnswer> scaled(Strength strength, List<HeldOutAnswer> own, List<HeldOutAnswer> others) {
        Map<Integer, Double> units = new HashMap<>();
        return own.stream()
                .map(answer -> answer.times(units.computeIfAbsent(
                        answer.said(), said -> strength.unit(saying(said, own), saying(said, others)))))
                .toList();
    }

    private static List<HeldOutAnswer> saying(int said, List<HeldOutAnswer> answers) {
        return answers.stream().filter(answer -> answer.said() == said).toList();
    }

    /** To fit a calibration to: of each question, what is said of every row; weights average 1. */
    public List<List<HeldOutAnswer>> held(Dataset rows) {
        RowWeights weights = rows.weights().averagingOne();
        List<List<HeldOutAnswer>> all = new ArrayList<>();
        IntStream.range(0, questions()).forEach(question -> all.add(new ArrayList<>()));
        Map<LongBuffer, List<Said>> known = new HashMap<>(); // equal rows have equal answers
        for (int row = 0; row < rows.rows(); row++) {
            List<Said> said = known.computeIfAbsent(words(rows.inputs(), row), this::said);
            for (int question = 0; question < said.size(); question++) {
                Said own = said.get(question);
                all.get(question)
                        .add(new HeldOutAnswer(
                                own.answer(), own.strength(), truth(rows.targets(), row, question), weights.get(row)));
            }
        }
        return all;
    }

    private List<Said> said(LongBuffer row) {
        BitSet known = rules.withAuxiliaries(BitSet.valueOf(row));
        return IntStream.range(0, questions())
                .mapToObj(question -> of(known, question))
                .toList();
    }

    private static LongBuffer words(BitMatrix rows, int row) {
        long[] words = new long[rows.wordsPerRow()];
        for (int i = 0; i < words.length; i++) {
            words[i] = rows.word(row, i);
        }
        return LongBuffer.wrap(words);
    }

    private int truth(BitMatrix targets, int row, int question) {
        return target.exclusive() ? bits(targets, row).nextSetBit(0) : targets.get(row, question) ? 1 : 0;
    }

    /** The columns that hold in a row. */
    public static BitSet bits(BitMatrix rows, int row) {
        return BitSet.valueOf(words(rows, row));
    }
}
