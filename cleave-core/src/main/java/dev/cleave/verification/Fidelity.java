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
 * @param likeliest of these the most probable one, cell by cell; none where there are none
 */
public record Fidelity(
        int rows, int differing, int drawn, int drawnDiffering, Optional<Map<String, String>> likeliest) {
    private static final double NORMAL = 1.959964; // of 95 %

    public Fidelity {
        if (differing > rows || drawnDiffering > drawn || differing < 0 || drawnDiffering < 0) {
            throw new IllegalArgumentException("more inputs differ than there are");
        }
    }

    /** The share of the drawn inputs that are answered alike; 1 of none. */
    public double share() {
        return drawn == 0 ? 1 : 1 - (double) drawnDiffering / drawn;
    }

    /** The lower end of Wilson's interval of 95 %. */
    public double lower() {
        return middle() - margin();
    }

    /** The upper end of Wilson's interval of 95 %. */
    public double upper() {
        return Math.min(1, middle() + margin());
    }

    private double middle() {
        return (share() + NORMAL * NORMAL / (2 * Math.max(1, drawn))) / scale();
    }

    private double margin() {
        double all = Math.max(1, drawn);
        return NORMAL * Math.sqrt(share() * (1 - share()) / all + NORMAL * NORMAL / (4 * all * all)) / scale();
    }

    private double scale() {
        return 1 + NORMAL * NORMAL / Math.max(1, drawn);
    }
}
