package dev.cleave.pipeline;

import dev.cleave.pipeline.sample.SampleGrowth;
import dev.cleave.rules.search.binary.BinaryStep;
import dev.cleave.table.Note;
import java.util.Comparator;
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
        int all = whole.rows().fitSize();
        if (!whole.isOverAtoms() || !PlainHeads.isLarge(all)) {
            return new EnoughRows(whole, Optional.empty());
        }
        SampleGrowth.Grown<BinaryStep> enough = enough(whole);
        if (enough.rows() >= all) {
            return new EnoughRows(whole, Optional.empty());
        }
        TrainingRows some = whole.rows().sampled(enough.rows(), Math.max(LEAST_HELD, enough.rows() / 2));
        return new EnoughRows(whole.with(some), Optional.of(SampleGrowth.note(enough, all)));
    }

    private static SampleGrowth.Grown<BinaryStep> enough(TrainingTask whole) {
        PlainHeads heads = new PlainHeads(
                whole.rows().asEvaluated(),
                whole.rows().noSynthetic(),
                List.of(),
                whole.options().form().mostRules(),
                whole.budget().part(2));
        return IntStream.range(0, Math.min(MANY_HEADS, whole.rows().all().outputs()))
                .mapToObj(heads::chosen)
                .max(Comparator.comparingInt(SampleGrowth.Grown::rows))
                .orElseThrow();
    }
}
