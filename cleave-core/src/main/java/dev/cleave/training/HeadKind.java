package dev.cleave.training;

import dev.cleave.encoding.label.Target;
import dev.cleave.kernel.Kernel;
import dev.cleave.network.ExactlyOneHead;
import dev.cleave.network.Head;
import dev.cleave.network.IndependentHead;
import dev.cleave.network.MutexHead;
import dev.cleave.training.layer.ExactlyOneHeads;
import dev.cleave.training.layer.IndependentHeads;
import dev.cleave.training.layer.MutexHeads;
import dev.cleave.training.layer.TrainableHead;

/** What stands after the disjunctions. */
public enum HeadKind {
    /** Each output by itself. */
    INDEPENDENT {
        @Override
        public Head head(int outputs) {
            return new IndependentHead(outputs);
        }

        @Override
        public TrainableHead trainable(Kernel kernel, int outputs) {
            return new IndependentHeads(kernel, outputs);
        }
    },
    /** One of several classes, each with a probability (NDNF-MT). */
    MUTEX {
        @Override
        public Head head(int outputs) {
            return new MutexHead(outputs);
        }

        @Override
        public TrainableHead trainable(Kernel kernel, int outputs) {
            return new MutexHeads(outputs);
        }
    },
    /** One of several classes, by a constraint that is there in training alone (NDNF-EO). */
    EXACTLY_ONE {
        @Override
        public Head head(int outputs) {
            return new ExactlyOneHead(outputs);
        }

        @Override
        public TrainableHead trainable(Kernel kernel, int outputs) {
            return new ExactlyOneHeads(outputs);
        }
    };

    /** Mutex for the classes of one column, independent for labels. */
    public static HeadKind of(Target target) {
        return target.exclusive() ? MUTEX : INDEPENDENT;
    }

    /** The head of the trained network. */
    public abstract Head head(int outputs);

    public abstract TrainableHead trainable(Kernel kernel, int outputs);
}
