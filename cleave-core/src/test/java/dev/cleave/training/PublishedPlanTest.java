package dev.cleave.training;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.budget.Budget;
import dev.cleave.data.Dataset;
import dev.cleave.data.Encoding;
import dev.cleave.data.EncodingOptions;
import dev.cleave.data.Labelled;
import dev.cleave.data.Rows;
import dev.cleave.data.Table;
import dev.cleave.data.TableBuilder;
import dev.cleave.data.TargetSpec;
import dev.cleave.kernel.Kernels;
import dev.cleave.model.MlpPredicates;
import dev.cleave.model.MutexHead;
import dev.cleave.model.NeuralDnf;
import dev.cleave.model.ThresholdPredicates;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class PublishedPlanTest {
    private static final Labelled DATA = data();
    private static final Encoding ENCODING =
            Encoding.fit(DATA.table(), DATA.target(), Rows.all(DATA.table().rows()), EncodingOptions.defaults());
    private static final Dataset ROWS = ENCODING.encode(DATA.table()).dataset();

    @ParameterizedTest
    @EnumSource(PublishedPlan.class)
    void everyPlanTrains(PublishedPlan published) {
        Plan plan = published.plan(ENCODING, ROWS.rows());
        Trained trained = train(plan.with(List.of(plan.soft().withSteps(20))));
        assertEquals(1, trained.networks().size());
        assertTrue(trained.soft().head() instanceof MutexHead);
    }

    @Test
    void epochsAreThoseOfTheTable() {
        assertEquals(200 * 4, PublishedPlan.MONK.plan(ENCODING, 100).steps());
    }

    @Test
    void predicatesAreThoseOfTheTable() {
        Plan bcc = PublishedPlan.BCC.plan(ENCODING, ROWS.rows());
        NeuralDnf network = train(bcc.with(List.of(bcc.soft().withSteps(3)))).soft();
        assertEquals(4, ((ThresholdPredicates) network.predicates()).cuts().size());
        assertEquals(1, ((ThresholdPredicates) network.predicates()).temperature());
        Plan covertype = PublishedPlan.COVERTYPE.plan(ENCODING, ROWS.rows());
        assertTrue(
                train(covertype.with(List.of(covertype.soft().withSteps(3))))
                                .soft()
                                .predicates()
                        instanceof MlpPredicates);
        assertEquals(40, covertype.seen());
    }

    private static Trained train(Plan plan) {
        return new Trainer(Kernels.best(), ROWS, ROWS, Budget.unlimited()).train(plan, 1, steps -> {});
    }

    private static Labelled data() {
        Random random = new Random(1);
        TableBuilder table = Table.builder(List.of("size", "colour", "kind"));
        for (int row = 0; row < 50; row++) {
            table.add(
                    "" + random.nextGaussian(),
                    random.nextBoolean() ? "red" : "blue",
                    List.of("a", "b", "c").get(random.nextInt(3)));
        }
        return Labelled.of(table.build(), TargetSpec.of("kind"));
    }
}
