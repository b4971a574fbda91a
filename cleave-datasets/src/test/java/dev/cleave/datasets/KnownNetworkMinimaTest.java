package dev.cleave.datasets;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.budget.Budget;
import dev.cleave.logic.Definition;
import dev.cleave.logic.Domain;
import dev.cleave.logic.Formula;
import dev.cleave.logic.TruthFunction;
import dev.cleave.logic.minimise.Minimised;
import dev.cleave.logic.minimise.Minimiser;
import dev.cleave.logic.minimise.MinimiserLimits;
import dev.cleave.table.bnet.BooleanNetwork;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The smallest plain programs of the networks that come with the library. */
class KnownNetworkMinimaTest {
    @ParameterizedTest
    @CsvSource({"ARA, 28, 23", "MAM, 22, 19", "FISSION, 23, 23", "BUDDING, 52, 50"})
    void hasTheFewestRules(KnownNetwork known, int plain, int withNegation) {
        BooleanNetwork network = known.load();
        Minimiser minimiser = new Minimiser(Domain.free(network.genes().size()), MinimiserLimits.defaults());
        int rules = 0;
        int shorter = 0;
        for (Formula formula : network.rules()) {
            TruthFunction truth = truth(network, formula);
            Minimised minimum = minimiser.minimise(truth, Budget.unlimited()).orElseThrow();
            assertTrue(minimum.proven());
            assertTrue(truth.examples().agree(minimum.definition()));
            rules += minimum.rules().size();
            Definition definition = minimiser.shorter(truth, Budget.unlimited()).orElseThrow();
            assertTrue(truth.examples().agree(definition));
            shorter += definition.rules().size();
        }
        assertEquals(plain, rules);
        assertEquals(withNegation, shorter);
    }

    private static TruthFunction truth(BooleanNetwork network, Formula formula) {
        Domain domain = Domain.free(network.genes().size());
        return TruthFunction.of(
                domain, IntStream.range(0, domain.atoms()).boxed().toList(), formula::evaluate);
    }
}
