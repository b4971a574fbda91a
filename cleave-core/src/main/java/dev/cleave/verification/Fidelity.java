package dev.cleave.verification;

import java.util.Map;
import java.util.Optional;

/**
 * On how many inputs rules answer as the trained networks do: on rows, and on inputs drawn at random.
 *
 * @param rows of a table
 * @param differing those of the rows that are answered in another way
 * @param drawn inputs whose cells were drawn column by column, each as often as the table has it
 * @param drawnDiffering those of the drawn inputs that are answered in another way
 * @param uniform inputs that are all equally likely
 * @param likeliest of these the most probable one, cell by cell; none where there are none
 */
public record Fidelity(
        int rows,
        int differing,
        int drawn,
        int drawnDiffering,
        Uniform uniform,
        Optional<Map<String, String>> likeliest) {
    private static final double NORMAL = 1.959964; // of 95 %

    /**
     * Of all inputs that the values of a table make, each as likely as any other.
     *
     * @param inputs that were tried
     * @param differing those that are answered in another way
     * @param isEveryInput whether these are all there are, each once
     */
    public record Uniform(int inputs, int differing, boolean isEveryInput) {
        public Uniform {
            if (differing > inputs || differing < 0) {
                throw new IllegalArgumentException("more inputs differ than there are");
            }
        }

        /** The share that is answered alike; 1 of none. */
        public double share() {
            return inputs == 0 ? 1 : 1 - (double) differing / inputs;
        }

        /** The lower end of Wilson's interval of 95 %; the share itself where every input was tried. */
        public double lower() {
            return isEveryInput ? share() : Fidelity.lower(share(), inputs);
        }

        /** The upper end of it. */
        public double upper() {
            return isEveryInput ? share() : Fidelity.upper(share(), inputs);
        }
    }

    public Fidelity {
        if (differing > rows || drawnDiffering > drawn || differing < 0 || drawnDiffering < 0) {
            throw new IllegalArgumentException("more inputs differ than there are");
        }
    }

    /** Where no other inputs were tried. */
    public Fidelity(int rows, int differing, int drawn, int drawnDiffering, Optional<Map<String, String>> likeliest) {
        this(rows, differing, drawn, drawnDiffering, new Uniform(0, 0, true), likeliest);
    }

    /** The share of the drawn inputs that are answered alike; 1 of none. */
    public double share() {
        return drawn == 0 ? 1 : 1 - (double) drawnDiffering / drawn;
    }

    /** The lower end of Wilson's interval of 95 %. */
    public double lower() {
        return lower(share(), drawn);
    }

    /** The upper end of Wilson's interval of 95 %. */
    public double upper() {
        return upper(share(), drawn);
    }

    private static double lower(double share, int inputs) {
        return middle(share, inputs) - margin(share, inputs);
    }

    private static double upper(double share, int inputs) {
        return Math.min(1, middle(share, inputs) + margin(share, inputs));
    }

    private static double middle(double share, int inputs) {
        return (share + NORMAL * NORMAL / (2 * Math.max(1, inputs))) / scale(inputs);
    }

    private static double margin(double share, int inputs) {
        double all = Math.max(1, inputs);
        return NORMAL * Math.sqrt(share * (1 - share) / all + NORMAL * NORMAL / (4 * all * all)) / scale(inputs);
    }

    private static double scale(int inputs) {
        return 1 + NORMAL * NORMAL / Math.max(1, inputs);
    }
}
