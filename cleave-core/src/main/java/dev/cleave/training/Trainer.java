package dev.cleave.training;

import dev.cleave.budget.Budget;
import dev.cleave.encoding.Dataset;
import dev.cleave.kernel.Kernel;
import dev.cleave.network.HardNetwork;
import dev.cleave.network.Predicates;
import dev.cleave.network.SemiSymbolicLayer;
import dev.cleave.network.SemiSymbolicLayer.Kind;
import dev.cleave.network.SoftNetwork;
import dev.cleave.training.layer.TrainableDnf;
import dev.cleave.training.layer.TrainableInput;
import dev.cleave.training.schedule.Phase;
import java.util.ArrayList;
import java.util.List;
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
        RandomStreams streams = new RandomStreams(seed);
        Rows rows = new Rows(plan, train, validation);
        TrainableDnf network = initial(plan, rows.train, streams);
        SplittableRandom shuffling = streams.shuffling();
        List<SoftNetwork> networks = new ArrayList<>();
        long steps = 0;
        for (Phase phase : plan.phases()) {
            network.resetOptimiser();
            Epochs epochs = new Epochs(train.rows(), plan.batch(), shuffling);
            PhaseRun run = new PhaseRun(network, rows.train, rows.validation, epochs, phase);
            steps += run.run(budget, progress);
            networks.add(snapshot(network, plan, run.temperature()));
        }
        List<HardNetwork> later =
                networks.stream().skip(1).map(SoftNetwork::harden).toList();
        return new Trained(networks.get(0), later, plan, seed, steps);
    }

    /** The rows with those atoms that the network reads. */
    private record Rows(Dataset train, Dataset validation) {
        Rows(Plan plan, Dataset train, Dataset validation) {
            this(
                    train.withAtoms(plan.front().atoms(train)),
                    validation.withAtoms(plan.front().atoms(validation)));
        }
    }

    private TrainableDnf initial(Plan plan, Dataset rows, RandomStreams streams) {
        int batch = Math.min(plan.batch(), rows.rows());
        TrainableInput front = plan.front().start(kernel, rows, batch, streams.predicates());
        NetworkShape shape = new NetworkShape(rows.atoms(), plan.conjunctions(), rows.outputs(), batch);
        TrainableDnf network = new TrainableDnf(shape, kernel, front, plan.head());
        SplittableRandom random = streams.initialisation();
        network.setWeights(
                normal(plan.conjunctions() * front.size(), plan.deviation(), random),
                normal(rows.outputs() * plan.conjunctions(), plan.deviation(), random));
        if (plan.seen() < front.size()) {
            network.conjunctions().thinOut(plan.seen(), streams.sparsity());
        }
        return network;
    }

    private static float[] normal(int count, double deviation, SplittableRandom random) {
        float[] values = new float[count];
        for (int i = 0; i < count; i++) {
            values[i] = (float) (deviation * random.nextGaussian());
        }
        return values;
    }

    private SoftNetwork snapshot(TrainableDnf network, Plan plan, float temperature) {
        int conjunctions = plan.conjunctions();
        Predicates predicates = network.front().predicates(plan.front().atoms(train), temperature);
        return new SoftNetwork(
                predicates,
                SemiSymbolicLayer.of(Kind.CONJUNCTIVE, conjunctions, predicates.size(), network.conjunctiveWeights()),
                SemiSymbolicLayer.of(Kind.DISJUNCTIVE, train.outputs(), conjunctions, network.disjunctiveWeights()),
                plan.head().head(train.outputs()));
    }
}
