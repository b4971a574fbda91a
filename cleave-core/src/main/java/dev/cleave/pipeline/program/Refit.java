package dev.cleave.pipeline.program;

import dev.cleave.budget.Budget;
import dev.cleave.encoding.Dataset;
import dev.cleave.encoding.DecisionThreshold;
import dev.cleave.logic.Domain;
import dev.cleave.logic.Rule;
import dev.cleave.logic.RuleSet;
import dev.cleave.network.HardNetwork;
import dev.cleave.pipeline.distil.SyntheticRows;
import dev.cleave.rules.reading.ExactReading;
import dev.cleave.rules.search.body.WeightedSample;
import dev.cleave.rules.search.softmax.ScoredRules;
import dev.cleave.rules.writeback.ClassNetwork;
import dev.cleave.rules.writeback.ScoredNetwork;
import dev.cleave.table.BitMatrix;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Bodies with what each counts for each output, fitted to rows: a convex problem, so that no other scores fit them better. The
 * scores are the disjunctive layer of a hard network.
 *
 * @param rows with the atoms that bodies are about
 * @param decision how probable an output must be that is no class
 */
public record Refit(Dataset rows, Domain domain, boolean exclusive, DecisionThreshold decision) {
    /**
     * Bodies and the network that their scores make.
     *
     * @param absences for each body how much worse the scores would fit without it
     */
    public record Fitted(List<Rule.All> bodies, List<Double> absences, HardNetwork network) {}

    /** At most so many of the bodies: those that are missed least are left out, a tenth at a time. */
    public Fitted fit(List<Rule.All> bodies, double penalty, int most) {
        Fitted fitted = fit(bodies, penalty);
        while (fitted.bodies().size() > most) {
            fitted = fewer(fitted, penalty, most);
        }
        return fitted;
    }

    /** As {@link #fit}, then fewer and fewer. */
    public List<Fitted> path(List<Rule.All> bodies, double penalty, int most) {
        List<Fitted> path = new ArrayList<>();
        Fitted fitted = fit(bodies, penalty, most);
        path.add(fitted);
        while (fitted.bodies().size() > 1) {
            fitted = fewer(fitted, penalty, 1);
            path.add(fitted);
        }
        return path;
    }

    private Fitted fewer(Fitted fitted, double penalty, int least) {
        return fit(best(fitted, Math.max(least, 9 * fitted.bodies().size() / 10)), penalty);
    }

    private static List<Rule.All> best(Fitted fitted, int count) {
        return IntStream.range(0, fitted.bodies().size())
                .boxed()
                .sorted(Comparator.comparingDouble(body -> -fitted.absences().get(body)))
                .limit(count)
                .sorted()
                .map(fitted.bodies()::get)
                .toList();
    }

    private Fitted fit(List<Rule.All> bodies, double penalty) {
        return exclusive ? classes(bodies, penalty) : heads(bodies, penalty);
    }

    private Fitted classes(List<Rule.All> bodies, double penalty) {
        WeightedSample sample = sample(rows);
        ScoredRules fitted = ScoredRules.fit(sample, bodies, penalty);
        return new Fitted(bodies, fitted.absences(sample), network(fitted, domain));
    }

    /** Conjunctions with scores for each class as a network. */
    public static HardNetwork network(ScoredRules rules, Domain domain) {
        double[][] scores = new double[rules.classes()][rules.bodies().size()];
        double[] biases = new double[rules.classes()];
        for (int k = 0; k < biases.length; k++) {
            biases[k] = rules.bias(k);
            for (int body = 0; body < scores[k].length; body++) {
                scores[k][body] = rules.score(body, k);
            }
        }
        return ClassNetwork.of(domain.atoms(), rules.bodies(), scores, biases);
    }

    private Fitted heads(List<Rule.All> bodies, double penalty) {
        double[][] scores = new double[rows.outputs()][bodies.size()];
        double[] biases = new double[rows.outputs()];
        double[] absences = new double[bodies.size()];
        for (int output = 0; output < biases.length; output++) {
            // Of two classes, what the second has more than the first.
            WeightedSample sample = sample(either(output));
            ScoredRules fitted = ScoredRules.fit(sample, bodies, penalty);
            List<Double> own = fitted.absences(sample);
            biases[output] = fitted.bias(1) - fitted.bias(0) - 2 * decision.level();
            for (int body = 0; body < absences.length; body++) {
                scores[output][body] = fitted.score(body, 1) - fitted.score(body, 0);
                absences[body] += own.get(body);
            }
        }
        HardNetwork network = ScoredNetwork.of(domain.atoms(), bodies, scores, biases);
        return new Fitted(bodies, Arrays.stream(absences).boxed().toList(), network);
    }

    private WeightedSample sample(Dataset data) {
        return SyntheticRows.none(domain, decision).classes(data);
    }

    /** Two classes: an output does not hold, or it does. */
    private Dataset either(int output) {
        BitMatrix.Builder classes = new BitMatrix.Builder(rows.rows(), 2);
        for (int row = 0; row < rows.rows(); row++) {
            classes.set(row, rows.targets().get(row, output) ? 1 : 0);
        }
        return new Dataset(rows.inputs(), rows.numbers(), classes.build(), rows.weights());
    }

    /** The rules that such a network is. */
    public RuleSet rules(HardNetwork network, Budget budget) {
        ExactReading reading = exclusive ? ExactReading.ofScores(domain) : ExactReading.of(domain);
        return reading.rules(network, budget);
    }
}
