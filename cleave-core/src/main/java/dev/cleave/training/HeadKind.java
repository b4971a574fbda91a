package dev.cleave.training;

import dev.cleave.data.Target;
import dev.cleave.kernel.Kernel;
import dev.cleave.model.ExactlyOneHead;
import dev.cleave.model.Head;
import dev.cleave.model.IndependentHead;
import dev.cleave.model.MutexHead;

/** What stands after the disjunctions. */
public enum HeadKind {
    /** Each output by itself. */
    INDEPENDENT {
        @Override
        public Head head(int outputs) {
            return new IndependentHead(outputs);
        }

        @Override
        TrainableHead trainable(Kernel kernel, int outputs) {
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
        TrainableHead trainable(Kernel kernel, int outputs) {
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
        TrainableHead trainable(Kernel kernel, int outputs) {
            return new ExactlyOneHeads(outputs);
        }
    };

    /** Mutex for the classes of one column, independent for labels. */
    public static HeadKind of(Target target) {
        return target.exclusive() ? MUTEX : INDEPENDENT;
    }

    /** The head of the trained network. */
    public abstract Head head(int outputs);

    abstract TrainableHead trainable(Kernel kernel, int outputs);
}
