package dev.cleave.pipeline;

import dev.cleave.table.Note;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * A task over atoms with no more rows than help: how many these are is measured with rules that labels alone lead to, since networks and
 * descriptions take longer.
 *
 * @param note says how many rows that is, where it is not all
 */
record EnoughRows(TrainingTask task, Optional<Note> note) {
    private static final int MANY_HEADS = 8; // that say how many rows help the others, too
    private static final int LEAST_HELD = 10_000; // validation rows

    /** The whole task where it is small, or over numbers or classes, whose search measures as it goes. */
    static EnoughRows of(TrainingTask whole) {
        int all = whole.rows().fit().rows();
        int enough = whole.isOverAtoms() && PlainHeads.isLarge(all) ? enough(whole) : all;
        if (enough >= all) {
            return new EnoughRows(whole, Optional.empty());
        }
        TrainingRows some = whole.rows().sampled(enough, Math.max(LEAST_HELD, enough / 2));
        return new EnoughRows(whole.with(some), Optional.of(SampleGrowth.note("rules", enough, all, "F1")));
    }

    private static int enough(TrainingTask whole) {
        PlainHeads heads = new PlainHeads(
                whole.rows().asEvaluated(),
                whole.rows().noSynthetic(),
                List.of(),
                whole.options().form().mostRules(),
                whole.budget().part(2));
        return IntStream.range(0, Math.min(MANY_HEADS, whole.rows().all().outputs()))
                .map(head -> heads.chosen(head).rows())
                .max()
                .orElseThrow();
    }
}
