package dev.cleave.training;

import dev.cleave.kernel.Elementwise;
import dev.cleave.kernel.Kernel;
import dev.cleave.kernel.Panel;
import dev.cleave.kernel.Panels;

/** From f to the value of each conjunction: tanh(f), or sign(f) with the gradient of tanh where the network is hard. */
final class ConjunctionActivation {
    private final Kernel kernel;
    private final Panels soft; // tanh(f), [rows x nodes]
    private final Panels hard; // sign(f), [rows x nodes]

    ConjunctionActivation(Kernel kernel, int maxBatch, int nodes) {
        this.kernel = kernel;
        this.soft = new Panels(maxBatch, nodes);
        this.hard = new Panels(maxBatch, nodes);
    }

    /** The values of the last {@link #forward}. */
    Panels values(boolean isHard) {
        return isHard ? hard : soft;
    }

    void forward(Panels z, int rows, boolean isHard) {
        for (int i = 0; i < z.count(); i++) {
            kernel.tanh(z.panel(i), soft.panel(i), rows);
            if (isHard) {
                Elementwise.sign(z.panel(i), hard.panel(i), rows, lanes(i));
            }
        }
    }

    /** The values alone, without what {@link #backward} needs. */
    void forwardOnly(Panels z, int rows, boolean isHard) {
        for (int i = 0; i < z.count(); i++) {
            if (isHard) {
                Elementwise.sign(z.panel(i), hard.panel(i), rows, lanes(i));
            } else {
                kernel.tanh(z.panel(i), soft.panel(i), rows);
            }
        }
    }

    /** Turns the gradient of the values into that of f, adding that of {@code loss * mean(1 - |h|)}. */
    void backward(Panels d, int rows, StepSettings settings) {
        float loss = settings.losses().conjunction();
        float share = loss / ((float) rows * soft.width());
        for (int i = 0; i < d.count(); i++) {
            if (loss != 0) {
                Elementwise.addSign(values(settings.hard()).panel(i), -share, d.panel(i), rows);
            }
            Elementwise.slope(soft.panel(i), d.panel(i), rows);
        }
    }

    private int lanes(int panel) {
        return Math.min(Panel.LANES, soft.width() - panel * Panel.LANES);
    }
}
