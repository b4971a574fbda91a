package dev.cleave.lab.baseline.rules;

import dev.cleave.evaluation.RuleSize;
import java.util.List;

/** PART's rules: each answers for that much of a row that meets it, and the next ones for what is left. */
record PartList(List<PartRule> rules) implements DecisionList {
    private static final double NOTHING = 1e-9;

    PartList {
        rules = List.copyOf(rules);
    }

    @Override
    public int answer(AttributeTable table, int row) {
        double[] votes = new double[rules.get(0).classes().size()];
        double left = 1;
        for (int i = 0; i < rules.size() && left > NOTHING; i++) {
            PartRule rule = rules.get(i);
            double share = rule.share(table, row);
            for (int of = 0; share > 0 && of < votes.length; of++) {
                votes[of] += left * share * rule.classes().get(of) / rule.total();
            }
            left *= 1 - share;
        }
        int best = 0;
        for (int of = 1; of < votes.length; of++) {
            best = votes[of] > votes[best] + NOTHING ? of : best;
        }
        return best;
    }

    @Override
    public RuleSize size() {
        return new RuleSize(
                rules.size(),
                0,
                rules.stream().mapToInt(rule -> rule.steps().size()).sum(),
                rules.stream().mapToInt(rule -> rule.steps().size()).max().orElse(0));
    }
}
