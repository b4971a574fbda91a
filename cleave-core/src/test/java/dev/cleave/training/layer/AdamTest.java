package dev.cleave.training.layer;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AdamTest {
    private static final long SEED = 5;
    private static final double RATE = .01;

    @ParameterizedTest
    @ValueSource(floats = {0f, .1f})
    void movesAsTheDefinitionSays(float decay) {
        Random random = new Random(SEED);
        Parameters parameters = new Parameters(3, 21);
        Adam adam = new Adam();
        double w = .5;
        double m = 0;
        double v = 0;
        parameters.weights().set(1, 17, (float) w);
        for (int step = 1; step <= 200; step++) {
            double gradient = (float) random.nextGaussian();
            parameters.gradient().set(1, 17, (float) gradient);
            adam.advance();
            adam.apply(parameters, (float) RATE, decay);

            double g = gradient + decay * w;
            m = .9 * m + .1 * g;
            v = .999 * v + .001 * g * g;
            w -= RATE * (m / (1 - Math.pow(.9, step))) / (Math.sqrt(v / (1 - Math.pow(.999, step))) + 1e-8);
            assertEquals(w, parameters.weights().get(1, 17), 1e-5, "step " + step + ", seed " + SEED);
        }
    }

    @ParameterizedTest
    @ValueSource(floats = {-3f, 1e-4f, 8f})
    void firstStepAfterAResetIsTheLearningRate(float gradient) {
        Parameters parameters = new Parameters(1, 1);
        Adam adam = new Adam();
        parameters.gradient().set(0, 0, 1);
        adam.advance();
        adam.apply(parameters, .1f, 0);
        adam.reset();
        parameters.forgetMoments();
        parameters.weights().set(0, 0, 0);
        parameters.gradient().set(0, 0, gradient);
        adam.advance();
        adam.apply(parameters, .1f, 0);
        assertEquals(-.1f * Math.signum(gradient), parameters.weights().get(0, 0), 1e-4f);
    }
}
