package dev.cleave.rules.search.boost;

import dev.cleave.budget.Budget;
import dev.cleave.logic.Domain;
import dev.cleave.logic.Rule;
import dev.cleave.rules.search.body.WeightedSample;
import dev.cleave.rules.search.softmax.ScoredRules;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Trees one after the other, each along the gradient that the others leave, added up as conjunctions with scores; conjunctions that stand in
 * several trees are one. A tree costs rows x columns x classes, of at most eight classes, for each level.
 */
public final class Boosting {
    private final WeightedSample sample;
    private final Domain domain;
    private final BoostOptions options;
    private final Budget budget;

    public Boosting(WeightedSample sample, Domain domain, BoostOptions options, Budget budget) {
        this.sample = sample;
        this.domain = domain;
        this.options = options;
        this.budget = budget;
    }

    /** As many trees as the options say and the budget allows. */
    public ScoredRules rules() {
        Gradients gradients = new Gradients(sample);
        double[] bias = gradients.prior();
        TreeGrower grower = new TreeGrower(sample, domain, options, gradients);
        Map<Rule.All, double[]> found = new LinkedHashMap<>();
        for (int round = 0; round < options.rounds() && !budget.isExhausted(); round++) {
            gradients.read();
            add(
                    bias,
                    grower.grow((body, scores) ->
                            add(found.computeIfAbsent(body, none -> new double[scores.length]), scores)));
        }
        return scored(found, bias);
    }

    private static void add(double[] sum, double[] more) {
        for (int c = 0; c < sum.length; c++) {
            sum[c] += more[c];
        }
    }

    private static ScoredRules scored(Map<Rule.All, double[]> found, double[] bias) {
        int classes = bias.length;
        double[] parameters = new double[(found.size() + 1) * classes];
        int at = 0;
        for (double[] scores : found.values()) {
            System.arraycopy(scores, 0, parameters, at, classes);
            at += classes;
        }
        System.arraycopy(bias, 0, parameters, at, classes);
        return new ScoredRules(new ArrayList<>(found.keySet()), classes, parameters);
    }
}
