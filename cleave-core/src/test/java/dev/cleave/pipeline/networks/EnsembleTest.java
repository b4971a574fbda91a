package dev.cleave.pipeline.networks;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.encoding.Dataset;
import dev.cleave.encoding.DecisionThreshold;
import dev.cleave.examples.Networks;
import dev.cleave.logic.Definition;
import dev.cleave.logic.Literal;
import dev.cleave.logic.Rule;
import dev.cleave.network.HardNetwork;
import dev.cleave.network.SoftNetwork;
import dev.cleave.rules.Candidate;
import dev.cleave.rules.RuleMeasure;
import dev.cleave.table.BitMatrix;
import dev.cleave.training.ModelSelection;
import dev.cleave.training.Plan;
import dev.cleave.training.TaskShape;
import dev.cleave.training.Trained;
import java.util.List;
import org.junit.jupiter.api.Test;

class EnsembleTest {
    private static final int ROWS = 100;
    private static final int WRONG = 10;
    private static final int ATOMS = 3;

    private final BitMatrix inputs = new Networks(7).bits(ROWS, ATOMS);

    /** The first output is the first atom with some rows wrong, the second output the second atom. */
    private final Dataset validation = new Dataset(inputs, targets(WRONG));

    @Test
    void networksAreRankedForEachHead() {
        Ensemble ensemble = ensemble(validation, network(1, 2), network(0, 2), network(2, 1));
        assertEquals(WRONG, ensemble.fewestWrong(0));
        assertEquals(0, ensemble.fewestWrong(1));
        assertEquals(inputs.selectColumns(List.of(0)), ensemble.best(0).get(0).predict(inputs));
        assertEquals(inputs.selectColumns(List.of(1)), ensemble.best(1).get(0).predict(inputs));
    }

    @Test
    void twoNetworksThatAnswerAsTheRulesDoBlameTheLabels() {
        assertTrue(ensemble(validation, network(0, 1), network(0, 2)).agrees(0, rules(0, WRONG)));
    }

    @Test
    void oneNetworkIsNotEnough() {
        assertFalse(ensemble(validation, network(0, 1), network(1, 1)).agrees(0, rules(0, WRONG)));
    }

    @Test
    void networksThatAnswerOtherwiseDoNotAgree() {
        assertFalse(ensemble(validation, network(0, 1), network(0, 1)).agrees(0, rules(1, WRONG)));
    }

    @Test
    void whereMostRowsAreWrongAgreementSaysNothing() {
        int most = 3 * WRONG;
        Dataset noisy = new Dataset(inputs, targets(most));
        assertFalse(ensemble(noisy, network(0, 1), network(0, 1)).agrees(0, rules(0, most)));
    }

    @Test
    void networksAreSureWhereAllAreRightOnEveryRow() {
        Dataset clean = new Dataset(inputs, targets(0));
        assertTrue(ensemble(clean, network(0, 1), network(0, 1)).isSure(clean));
        assertFalse(ensemble(clean, network(0, 1), network(0, 2)).isSure(clean));
        assertFalse(ensemble(clean, network(0, 1), network(0, 1)).isSure(validation));
    }

    private BitMatrix targets(int wrong) {
        BitMatrix.Builder targets = new BitMatrix.Builder(ROWS, 2);
        for (int row = 0; row < ROWS; row++) {
            if (inputs.get(row, 0) != row < wrong) {
                targets.set(row, 0);
            }
            if (inputs.get(row, 1)) {
                targets.set(row, 1);
            }
        }
        return targets.build();
    }

    private static Ensemble ensemble(Dataset validation, HardNetwork... networks) {
        Ensemble ensemble = new Ensemble(validation, DecisionThreshold.even());
        Plan plan = Plan.round(TaskShape.of(validation)).get(0);
        for (HardNetwork network : networks) {
            Trained trained = new Trained(SoftNetwork.of(network), List.of(network), plan, 0, plan.steps());
            double errors = ModelSelection.errors(network, validation, DecisionThreshold.even());
            ensemble.add(List.of(new ModelSelection.Entry(trained, errors, errors)));
        }
        return ensemble;
    }

    /** The outputs are these atoms. */
    private static HardNetwork network(int first, int second) {
        float[] w = new float[2 * ATOMS];
        w[first] = 6;
        w[ATOMS + second] = 6;
        return Networks.network(w, new float[] {6, 0, 0, 6}, ATOMS, 2);
    }

    private static Candidate rules(int atom, int wrong) {
        Definition definition = Definition.of(List.of(Rule.all(Literal.of(atom))));
        return new Candidate(Candidate.Origin.SEARCH, definition, wrong, wrong, new RuleMeasure.Noisy(0.1), 1);
    }
}
