package dev.cleave.training;

import dev.cleave.budget.Budget;
import dev.cleave.data.Dataset;
import dev.cleave.kernel.Kernel;
import dev.cleave.model.Activation;
import dev.cleave.model.GivenPredicates;
import dev.cleave.model.IndependentHead;
import dev.cleave.model.NeuralDnf;
import dev.cleave.model.SemiSymbolicLayer;
import dev.cleave.model.SemiSymbolicLayer.Kind;
import java.util.SplittableRandom;
import java.util.function.LongConsumer;

/** Trains networks on the same rows. Keeps no state, so that several threads may use one trainer. */
public final class Trainer {
    private final Kernel kernel;
    private final Dataset train;
    private final Dataset validation;
    private final Budget budget;

    /** @param validation looked at only where the plan's delta is monitored */
    public Trainer(Kernel kernel, Dataset train, Dataset validation, Budget budget) {
        this.kernel = kernel;
        this.train = train;
        this.validation = validation;
        this.budget = budget;
    }

    /**
     * The same plan and seed give the same network. When the budget runs out the network is returned as it is then.
     *
     * @param progress told from time to time how many steps were taken since it was last told
     */
    public Trained train(Plan plan, long seed, LongConsumer progress) {
        Streams streams = new Streams(seed);
        TrainableDnf network = initial(plan, streams.initialisation());
        SplittableRandom shuffling = streams.shuffling();
        long steps = run(network, plan, plan.soft(), shuffling, progress);
        NeuralDnf soft = snapshot(network, Activation.SOFT);
        network.resetOptimiser();
        steps += run(network, plan, plan.hard(), shuffling, progress);
        return new Trained(soft, snapshot(network, Activation.HARD), plan, seed, steps);
    }

    private long run(TrainableDnf network, Plan plan, Phase phase, SplittableRandom shuffling, LongConsumer progress) {
        Epochs epochs = new Epochs(train.rows(), plan.batch(), shuffling);
        return new PhaseRun(network, train, validation, epochs, phase).run(plan.losses(), budget, progress);
    }

    private TrainableDnf initial(Plan plan, SplittableRandom random) {
        int batch = Math.min(plan.batch(), train.rows());
        TrainableDnf network =
                new TrainableDnf(new NetworkShape(train.atoms(), plan.conjunctions(), train.outputs(), batch), kernel);
        network.setWeights(
                normal(plan.conjunctions() * train.atoms(), plan.deviation(), random),
                normal(train.outputs() * plan.conjunctions(), plan.deviation(), random));
        return network;
    }

    private static float[] normal(int count, double deviation, SplittableRandom random) {
        float[] values = new float[count];
        for (int i = 0; i < count; i++) {
            values[i] = (float) (deviation * random.nextGaussian());
        }
        return values;
    }

    private NeuralDnf snapshot(TrainableDnf network, Activation activation) {
        int conjunctions = network.shape().conjunctions();
        return new NeuralDnf(
                new GivenPredicates(train.atoms()),
                SemiSymbolicLayer.of(Kind.CONJUNCTIVE, conjunctions, train.atoms(), network.conjunctiveWeights()),
                SemiSymbolicLayer.of(Kind.DISJUNCTIVE, train.outputs(), conjunctions, network.disjunctiveWeights()),
                new IndependentHead(train.outputs()),
                activation);
    }
}
