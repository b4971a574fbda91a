package dev.cleave.training.layer;

import dev.cleave.kernel.Kernel;
import dev.cleave.kernel.Panel;
import dev.cleave.kernel.Panels;
import dev.cleave.training.schedule.StepSettings;

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
        forwardSoft(z, rows);
        if (isHard) {
            forwardHard(z, rows);
        }
    }

    /** The values alone, without what {@link #backward} needs. */
    void forwardOnly(Panels z, int rows, boolean isHard) {
        if (isHard) {
            forwardHard(z, rows);
        } else {
            forwardSoft(z, rows);
        }
    }

    /** Turns the gradient of the values into that of f, adding that of {@code loss * mean(1 - |h|)}. */
    void backward(Panels d, int rows, StepSettings settings) {
        float loss = settings.losses().conjunction();
        float share = loss / ((float) rows * soft.width());
        for (int i = 0; i < d.count(); i++) {
            kernel.slope(soft.panel(i), share, d.panel(i), rows);
        }
    }

    private void forwardSoft(Panels z, int rows) {
        for (int i = 0; i < z.count(); i++) {
            kernel.tanh(z.panel(i), soft.panel(i), rows);
        }
    }

    private void forwardHard(Panels z, int rows) {
        for (int i = 0; i < z.count(); i++) {
            kernel.sign(z.panel(i), hard.panel(i), rows);
        }
        int last = z.count() - 1; // the sign of a pad is -1, and pads must stay 0
        hard.panel(last).clearPads(hard.width() - last * Panel.LANES, rows);
    }
}
