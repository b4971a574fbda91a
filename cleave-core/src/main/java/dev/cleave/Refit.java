package dev.cleave;

import dev.cleave.budget.Budget;
import dev.cleave.data.BitMatrix;
import dev.cleave.data.Dataset;
import dev.cleave.extraction.ClassNetwork;
import dev.cleave.extraction.ClassRules;
import dev.cleave.extraction.ScoredHeads;
import dev.cleave.logic.Columns;
import dev.cleave.logic.Coverage;
import dev.cleave.logic.Domain;
import dev.cleave.logic.Rule;
import dev.cleave.logic.RuleSet;
import dev.cleave.model.NeuralDnf;
import dev.cleave.model.SemiSymbolicLayer;
import dev.cleave.search.Sample;
import dev.cleave.search.ScoredRules;
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
 */
record Refit(Dataset rows, Domain domain, boolean exclusive) {
    private static final int MOST_PLAIN = 16;

    /** Bodies and the network that their scores make. */
    record Fitted(List<Rule.All> bodies, NeuralDnf network) {}

    /** At most so many of the bodies, then fewer and fewer: those that make least difference are left out first. */
    List<Fitted> path(List<Rule.All> bodies, double penalty, int most) {
        List<Fitted> path = new ArrayList<>();
        List<Rule.All> kept = bodies;
        Fitted fitted = new Fitted(kept, network(kept, penalty));
        while (kept.size() > 1) {
            addIf(kept.size() <= most, fitted, path);
            kept = best(fitted, next(kept.size(), most));
            fitted = new Fitted(kept, network(kept, penalty));
        }
        path.add(fitted);
        return path;
    }

    private static void addIf(boolean few, Fitted fitted, List<Fitted> path) {
        if (few) {
            path.add(fitted);
        }
    }

    private static int next(int size, int most) {
        int fewer = Math.max(1, 4 * size / 5);
        return size > most ? Math.max(most, fewer) : fewer;
    }

    /** The bodies whose scores make most difference in the rows: how much they vary between outputs, and it between rows. */
    private List<Rule.All> best(Fitted fitted, int count) {
        List<Rule.All> bodies = fitted.bodies();
        Columns columns = rows.inputs().transposed();
        return IntStream.range(0, bodies.size())
                .boxed()
                .sorted(Comparator.comparingDouble(
                        body -> -spread(fitted.network().disjunctions(), body)
                                * varying(Coverage.of(bodies.get(body), columns).count())))
                .limit(count)
                .sorted()
                .map(bodies::get)
                .toList();
    }

    private double spread(SemiSymbolicLayer scores, int body) {
        double[] all = IntStream.range(0, scores.nodes())
                .mapToDouble(output -> scores.weight(output, body))
                .toArray();
        double mean = exclusive ? Arrays.stream(all).average().orElse(0) : 0;
        return Arrays.stream(all).map(score -> (score - mean) * (score - mean)).sum();
    }

    private double varying(long covered) {
        return (double) covered * (rows.rows() - covered);
    }

    private NeuralDnf network(List<Rule.All> bodies, double penalty) {
        int outputs = rows.outputs();
        double[][] scores = new double[outputs][bodies.size()];
        double[] biases = new double[outputs];
        if (exclusive) {
            ScoredRules fitted = ScoredRules.fit(sample(rows), bodies, penalty);
            for (int k = 0; k < outputs; k++) {
                biases[k] = fitted.bias(k);
                write(fitted, k, scores[k]);
            }
            return ClassNetwork.of(domain.atoms(), bodies, scores, biases);
        }
        for (int output = 0; output < outputs; output++) {
            // Of two classes, what the second has more than the first.
            ScoredRules fitted = ScoredRules.fit(sample(either(output)), bodies, penalty);
            biases[output] = fitted.bias(1) - fitted.bias(0);
            for (int body = 0; body < bodies.size(); body++) {
                scores[output][body] = fitted.score(body, 1) - fitted.score(body, 0);
            }
        }
        return ScoredHeads.of(domain.atoms(), bodies, scores, biases);
    }

    private static void write(ScoredRules fitted, int output, double[] scores) {
        for (int body = 0; body < scores.length; body++) {
            scores[body] = fitted.score(body, output);
        }
    }

    private Sample sample(Dataset data) {
        return Lesson.none(data.atoms()).classes(data, domain);
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
    RuleSet rules(NeuralDnf network, Budget budget) {
        return exclusive
                ? ClassRules.extract(network, domain, MOST_PLAIN, budget).orElseThrow()
                : Translations.exact(network, domain, budget);
    }
}
