package dev.cleave.lab.paper;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.budget.Budget;
import dev.cleave.encoding.Dataset;
import dev.cleave.encoding.Encoding;
import dev.cleave.encoding.EncodingOptions;
import dev.cleave.encoding.label.LabelledTable;
import dev.cleave.encoding.label.TargetSpec;
import dev.cleave.kernel.Kernels;
import dev.cleave.network.MlpPredicates;
import dev.cleave.network.MutexHead;
import dev.cleave.network.SoftNetwork;
import dev.cleave.network.ThresholdPredicates;
import dev.cleave.table.Rows;
import dev.cleave.table.Table;
import dev.cleave.table.TableBuilder;
import dev.cleave.training.Plan;
import dev.cleave.training.Trained;
import dev.cleave.training.Trainer;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class PublishedPlanTest {
    private static final LabelledTable DATA = data();
    private static final Encoding ENCODING =
            Encoding.fit(DATA.table(), DATA.target(), Rows.all(DATA.table().rows()), EncodingOptions.defaults());
    private static final Dataset ROWS = ENCODING.encode(DATA.table()).dataset();

    @ParameterizedTest
    @EnumSource(PublishedPlan.class)
    void everyPlanTrains(PublishedPlan published) {
        Plan plan = published.plan(ENCODING, ROWS.rows());
        Trained trained = train(plan.with(List.of(plan.soft().withSteps(20))));
        assertEquals(List.of(), trained.later());
        assertTrue(trained.soft().head() instanceof MutexHead);
    }

    @Test
    void epochsAreThoseOfTheTable() {
        assertEquals(200 * 4, PublishedPlan.MONK.plan(ENCODING, 100).steps());
    }

    @Test
    void predicatesAreThoseOfTheTable() {
        Plan bcc = PublishedPlan.BCC.plan(ENCODING, ROWS.rows());
        SoftNetwork network = train(bcc.with(List.of(bcc.soft().withSteps(3)))).soft();
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

    private static LabelledTable data() {
        Random random = new Random(1);
        TableBuilder table = Table.builder(List.of("size", "colour", "kind"));
        for (int row = 0; row < 50; row++) {
            table.add(
                    "" + random.nextGaussian(),
                    random.nextBoolean() ? "red" : "blue",
                    List.of("a", "b", "c").get(random.nextInt(3)));
        }
        return LabelledTable.of(table.build(), TargetSpec.of("kind"));
    }
}
