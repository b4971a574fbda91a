package dev.cleave.rules.search.binary;

import dev.cleave.logic.Body;
import dev.cleave.logic.Literal;
import dev.cleave.logic.Rule;
import dev.cleave.logic.bits.BitColumns;
import dev.cleave.rules.search.body.ScoredBody;
import java.util.List;

/** What bodies are worth to a head among the eligible rows, at an exchange rate of F1, less a price a literal; by counting bits. */
final class HeadObjective {
    private final WeightSegments rows;
    private final BitColumns columns;
    private final double[] values; // of a row, [segments]
    private final double price;
    private final long[] eligible;
    private final int[] places; // words in which some row is left
    private final long[] left; // these words
    private final int[] ends; // of each segment among them

    /** @param eligible no more than the rows there are */
    HeadObjective(WeightSegments rows, double rate, double price, long[] eligible) {
        this.rows = rows;
        this.columns = rows.columns();
        this.values = new double[rows.segments()];
        for (int s = 0; s < values.length; s++) {
            values[s] = 2 * rows.kind(s).hit() - rate * rows.kind(s).weight();
        }
        this.price = price;
        this.eligible = eligible;
        this.places = new int[eligible.length];
        this.left = new long[eligible.length];
        this.ends = new int[values.length];
    }

    BitColumns columns() {
        return columns;
    }

    double worth(Body body) {
        return sum(body.words()) - price * body.length();
    }

    private double sum(long[] words) {
        double sum = 0;
        for (int s = 0; s < values.length; s++) {
            long count = 0;
            for (int i = rows.start(s); i < rows.start(s + 1); i++) {
                count += Long.bitCount(words[i] & eligible[i]);
            }
            sum += count * values[s];
        }
        return sum;
    }

    ScoredBody scored(Body body) {
        return new ScoredBody(body, worth(body));
    }

    ScoredBody everything() {
        return scored(Body.of(new Rule.All(List.of()), columns));
    }

    /** Hears of each body that is one literal longer. */
    interface Visitor {
        void visit(int atom, boolean positive, double worth);
    }

    void extend(Body body, Visitor visitor) {
        double paid = price * (body.length() + 1);
        double total = narrow(body.words());
        for (int atom = rows.atoms() - 1; atom >= 0; atom--) {
            double held = held(rows.column(atom));
            visitor.visit(atom, true, held - paid);
            visitor.visit(atom, false, total - held - paid);
        }
    }

    /** Keeps the words in which some row is left; what these rows are worth. */
    private double narrow(long[] words) {
        double sum = 0;
        int size = 0;
        for (int s = 0; s < values.length; s++) {
            long count = 0;
            for (int i = rows.start(s); i < rows.start(s + 1); i++) {
                long both = words[i] & eligible[i];
                if (both != 0) {
                    places[size] = i;
                    left[size++] = both;
                    count += Long.bitCount(both);
                }
            }
            ends[s] = size;
            sum += count * values[s];
        }
        return sum;
    }

    private double held(long[] column) {
        double sum = 0;
        int i = 0;
        for (int s = 0; s < ends.length; s++) {
            int count = 0;
            for (int end = ends[s]; i < end; i++) {
                count += Long.bitCount(left[i] & column[places[i]]);
            }
            sum += count * values[s];
        }
        return sum;
    }

    /** The best body that is one literal longer, if that is worth more than so much; else the other. */
    ScoredBody extendedOr(Body body, ScoredBody other, double least) {
        Best best = new Best(other.worth() + least);
        extend(body, (atom, positive, worth) -> {
            if (worth > best.worth && !body.uses(atom)) {
                best.worth = worth;
                best.atom = atom;
                best.positive = positive;
            }
        });
        return best.atom < 0
                ? other
                : new ScoredBody(body.with(new Literal(best.atom, best.positive), columns), best.worth);
    }

    private static final class Best {
        private double worth;
        private int atom = -1;
        private boolean positive;

        Best(double worth) {
            this.worth = worth;
        }
    }
}
