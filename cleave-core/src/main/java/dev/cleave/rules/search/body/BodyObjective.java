package dev.cleave.rules.search.body;

import dev.cleave.logic.Body;
import dev.cleave.logic.Literal;
import dev.cleave.logic.Rule;
import dev.cleave.logic.bits.BitColumns;
import java.util.List;

/** What bodies are worth at one moment of a search: their rows' sums among the eligible rows, less a price a literal. */
public final class BodyObjective {
    private static final int ENOUGH_ROWS = 1_500; // to see roughly what a body is worth

    private final BitColumns columns;
    private final RowValues values;
    private final BodyScore worth;
    private final double price;
    private final long[] eligible;
    private final LiteralSums literalSums;
    private final RowList rows;
    private final int stride;
    private final long[] few; // eligible rows, a word of every few

    public BodyObjective(WeightedSample sample, RowValues values, BodyScore worth, double price, long[] eligible) {
        this.columns = sample.columns();
        this.values = values;
        this.worth = worth;
        this.price = price;
        this.eligible = eligible;
        this.literalSums = new LiteralSums(sample.states(), values);
        this.rows = new RowList(sample.rows());
        this.stride = Math.max(1, sample.rows() / ENOUGH_ROWS);
        this.few = eligible.clone();
        for (int i = 0; i < few.length; i++) {
            few[i] = i % stride == 0 ? few[i] : 0;
        }
    }

    BitColumns columns() {
        return columns;
    }

    double worth(Body body) {
        return worth.of(values.sum(rows.set(body.words(), eligible))) - price * body.length();
    }

    /** The worth as one of every few rows says it: enough to tell which bodies are worth a closer look. */
    public double roughly(Body body) {
        double[] sums = values.sum(rows.set(body.words(), few));
        for (int c = 0; c < sums.length; c++) {
            sums[c] *= stride;
        }
        return worth.of(sums) - price * body.length();
    }

    public ScoredBody scored(Body body) {
        return new ScoredBody(body, worth(body));
    }

    ScoredBody everything() {
        return scored(Body.of(new Rule.All(List.of()), columns));
    }

    /** Hears of each body that is one literal longer; in two rows at least something must differ. */
    interface Visitor {
        void visit(int atom, boolean positive, double worth);
    }

    void extend(Body body, Visitor visitor) {
        double paid = price * (body.length() + 1);
        literalSums.visit(
                rows.set(body.words(), eligible),
                (atom, positive, sums) -> visitor.visit(atom, positive, worth.of(sums) - paid));
    }

    /** The best body that is one literal longer, if there is any at all. */
    Extension best(Body body) {
        Extension best = new Extension();
        extend(body, (atom, positive, value) -> {
            if (value > best.worth && !body.uses(atom)) {
                best.set(atom, positive, value);
            }
        });
        return best;
    }

    /** The best literal so far. */
    static final class Extension {
        private double worth = Double.NEGATIVE_INFINITY;
        private int atom = -1;
        private boolean positive;

        private void set(int atom, boolean positive, double worth) {
            this.atom = atom;
            this.positive = positive;
            this.worth = worth;
        }

        double worth() {
            return worth;
        }

        Literal literal() {
            return new Literal(atom, positive);
        }
    }
}
