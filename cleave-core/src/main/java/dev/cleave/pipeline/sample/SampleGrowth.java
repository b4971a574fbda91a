package dev.cleave.pipeline.sample;

import dev.cleave.budget.Budget;
import dev.cleave.table.Note;
import java.util.Locale;
import java.util.Optional;

/**
 * Learns from twice as many rows again and again, until that does not help any more.
 *
 * @param first how many rows are learned from first; all, where there are no more than twice as many
 * @param all how many there are
 */
public record SampleGrowth(int first, int all, Budget budget) {
    /** What is learned. */
    public interface Learning<T> {
        /** @param before what fewer rows led to */
        T from(int rows, Optional<T> before);
    }

    /** How it is compared on rows that it was not learned from. */
    public interface Comparison<T> {
        /** How much better the one is than the other, in standard errors of the difference. */
        double better(T one, T other);
    }

    /**
     * What was learned.
     *
     * @param rows that it was learned from
     * @param enough whether twice as many as half of these did not help
     */
    public record Grown<T>(T result, int rows, boolean enough) {}

    /** Better by no more than a standard error is no help; of two, what came from more rows, unless it is worse by more than one. */
    public <T> Grown<T> grow(Learning<T> learn, Comparison<T> comparison) {
        int rows = all <= 2L * first ? all : first;
        T best = learn.from(rows, Optional.empty());
        boolean enough = false;
        while (rows < all && !enough && !budget.isExhausted()) {
            int more = (int) Math.min(all, 2L * rows);
            T next = learn.from(more, Optional.of(best));
            double better = comparison.better(next, best);
            enough = !(better > 1);
            boolean worse = better < -1 || budget.isExhausted() && better < 0;
            best = worse ? best : next;
            rows = worse ? rows : more;
        }
        return new Grown<>(best, rows, enough);
    }

    /** Says from how many rows rules were learned, and, where it was measured, that these are enough. */
    public static Note note(Grown<?> grown, int all) {
        String why = grown.enough()
                ? ": on validation rows, F1 from half as many is lower by no more than its standard error"
                : "";
        return Note.info(
                "", String.format(Locale.ROOT, "rules were learned from %,d of %,d rows%s", grown.rows(), all, why));
    }
}
