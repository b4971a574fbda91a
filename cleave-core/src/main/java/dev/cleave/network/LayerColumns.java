package dev.cleave.network;

/** The weights of a layer, input by input, so that the sums of all its nodes advance side by side. */
sealed interface LayerColumns {
    /** Adds the weights of one input, times its value. */
    void addScaled(double scale, int input, double[] sums);

    /** @param weights [nodes x inputs] */
    static LayerColumns of(int nodes, int inputs, float[] weights) {
        int used = 0;
        for (float weight : weights) {
            used += weight == 0 ? 0 : 1;
        }
        return used < weights.length / 8 ? Sparse.of(nodes, inputs, weights, used) : Dense.of(nodes, inputs, weights);
    }

    /** All weights; the loop runs in vector registers. */
    final class Dense implements LayerColumns {
        private final int nodes;
        private final double[] columns; // [inputs x nodes]

        private Dense(int nodes, double[] columns) {
            this.nodes = nodes;
            this.columns = columns;
        }

        static Dense of(int nodes, int inputs, float[] weights) {
            double[] columns = new double[weights.length];
            for (int i = 0; i < weights.length; i++) {
                columns[i % inputs * nodes + i / inputs] = weights[i];
            }
            return new Dense(nodes, columns);
        }

        @Override
        public void addScaled(double scale, int input, double[] sums) {
            int from = input * nodes;
            for (int node = 0; node < nodes; node++) {
                sums[node] += scale * columns[from + node];
            }
        }
    }

    /** Those that are not 0, in the same order; what is left out would add 0, so that sums are the same to the last bit. */
    final class Sparse implements LayerColumns {
        private final int[] starts; // [inputs + 1]
        private final int[] nodes; // [used]
        private final double[] weights; // [used]

        private Sparse(int inputs, int used) {
            this.starts = new int[inputs + 1];
            this.nodes = new int[used];
            this.weights = new double[used];
        }

        static Sparse of(int count, int inputs, float[] all, int used) {
            Sparse sparse = new Sparse(inputs, used);
            for (int i = 0; i < all.length; i++) {
                sparse.starts[i % inputs + 1] += all[i] == 0 ? 0 : 1;
            }
            for (int input = 0; input < inputs; input++) {
                sparse.starts[input + 1] += sparse.starts[input];
            }
            int[] next = sparse.starts.clone();
            for (int i = 0; i < count * inputs; i++) {
                if (all[i] != 0) {
                    int at = next[i % inputs]++;
                    sparse.nodes[at] = i / inputs;
                    sparse.weights[at] = all[i];
                }
            }
            return sparse;
        }

        @Override
        public void addScaled(double scale, int input, double[] sums) {
            for (int i = starts[input]; i < starts[input + 1]; i++) {
                sums[nodes[i]] += scale * weights[i];
            }
        }
    }
}
