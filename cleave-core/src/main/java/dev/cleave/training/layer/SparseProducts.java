package dev.cleave.training.layer;

import dev.cleave.kernel.Grid;
import dev.cleave.kernel.Kernel;
import dev.cleave.kernel.NodeNorms;
import dev.cleave.kernel.Panel;
import dev.cleave.kernel.Panels;
import dev.cleave.kernel.SparseRows;
import java.util.Arrays;

/**
 * The products of nodes that each see a few predicates, one node after the other along the rows: as much work as there are weights, where products
 * of whole matrices would multiply zeros. Weights are [seen x nodes].
 */
final class SparseProducts {
    private final Kernel kernel;
    private final PredicateColumns columns;
    private final int[] seen; // [nodes x each], ascending for each node
    private final int each;
    private final int nodes;
    private final SparseRows values;
    private final SparseRows gradients;
    private final Grid turned; // f, or its gradient: [nodes x rows]
    private final float[] own; // [each]
    private final float[] lanes = new float[Panel.LANES];

    SparseProducts(Kernel kernel, PredicateColumns columns, int[] seen, int each) {
        this.kernel = kernel;
        this.columns = columns;
        this.seen = seen.clone();
        this.each = each;
        this.nodes = seen.length / each;
        this.values = new SparseRows(columns.values(), seen, each, 0);
        this.gradients = new SparseRows(columns.gradient(), seen, each, columns.given());
        this.turned = new Grid(nodes, columns.values().stride());
        this.own = new float[each];
    }

    int each() {
        return each;
    }

    /** The predicate that a weight of a node is for. */
    int predicate(int node, int index) {
        return seen[node * each + index];
    }

    void forward(Panels weights, NodeNorms[] norms, float delta, Panels z) {
        for (int node = 0; node < nodes; node++) {
            if (node % Panel.LANES == 0) {
                norms[node / Panel.LANES].bias(delta, lanes);
            }
            take(weights, node);
            float start = lanes[node % Panel.LANES];
            kernel.combine(values.of(node), own, start, turned, node, columns.paddedRows());
        }
        z.transposeFrom(turned, columns.rows());
    }

    /** Writes the gradient of the weights, and that of the predicates that are learned, from that of f. */
    void backward(Panels dz, Panels weights, Panels gradient) {
        int rows = columns.paddedRows();
        dz.transposeInto(turned, columns.rows());
        columns.gradient().clear();
        for (int node = 0; node < nodes; node++) {
            int end = node * turned.stride();
            Arrays.fill(turned.values(), end + columns.rows(), end + rows, 0f);
            kernel.dots(values.of(node), turned, node, own, rows);
            for (int s = 0; s < each; s++) {
                gradient.set(s, node, own[s]);
            }
            take(weights, node);
            gradients.of(node);
            kernel.spread(turned, node, own, gradients.missing(), gradients, rows);
        }
    }

    private void take(Panels weights, int node) {
        for (int s = 0; s < each; s++) {
            own[s] = weights.get(s, node);
        }
    }
}
