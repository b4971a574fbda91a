package dev.cleave.interchange.program;

import dev.cleave.evaluation.AnswerCalibration;
import dev.cleave.network.HardNetwork;
import dev.cleave.network.SemiSymbolicLayer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * How probable classes are: of the class that is said by ascending steps over its lead, the rest shared among the others.
 *
 * @param lead how far a class is ahead; none where no step depends on it
 * @param answers where each class is said
 */
public record ClassOdds(Optional<Lead> lead, List<AnswerCalibration> answers) {
    public ClassOdds {
        answers = List.copyOf(answers);
    }

    /**
     * The raw value of a class less that of the next one, in double arithmetic: from 0 on each weight is added where its auxiliary holds and
     * subtracted where not, in their order, and the bias last. Not below 0.
     *
     * @param weights [classes][auxiliaries]
     * @param biases [classes]
     */
    public record Lead(List<List<Double>> weights, List<Double> biases) {
        static Lead of(HardNetwork network) {
            SemiSymbolicLayer layer = network.disjunctions();
            List<List<Double>> weights = new ArrayList<>();
            List<Double> biases = new ArrayList<>();
            for (int output = 0; output < layer.nodes(); output++) {
                int node = output;
                weights.add(IntStream.range(0, layer.inputs())
                        .mapToObj(i -> (double) layer.weight(node, i))
                        .toList());
                biases.add(layer.raw(node, new double[layer.inputs()]));
            }
            return new Lead(weights, biases);
        }

        double of(int said, boolean[] auxiliaries) {
            double next = Double.NEGATIVE_INFINITY;
            for (int output = 0; output < biases.size(); output++) {
                next = output == said ? next : Math.max(next, raw(output, auxiliaries));
            }
            return Math.max(0, raw(said, auxiliaries) - next);
        }

        private double raw(int output, boolean[] auxiliaries) {
            double sum = 0;
            for (int i = 0; i < weights.get(output).size(); i++) {
                double weight = weights.get(output).get(i);
                sum += auxiliaries[i] ? weight : -weight;
            }
            return sum + biases.get(output);
        }
    }

    static ClassOdds of(List<AnswerCalibration> answers, Optional<HardNetwork> points) {
        boolean isConstant =
                answers.stream().allMatch(answer -> answer.curve().from().size() == 1);
        return new ClassOdds(
                points.filter(network -> !isConstant && answers.size() > 1).map(Lead::of), answers);
    }

    /** Of the class that is said, where it has this lead. */
    public double own(int said, double ahead) {
        AnswerCalibration answer = answers.get(said);
        double probability = answer.curve().probabilities().get(0);
        for (int step = 1; step < answer.curve().from().size(); step++) {
            if (answer.curve().from().get(step) <= ahead) {
                probability = answer.curve().probabilities().get(step);
            }
        }
        return Math.max(answer.least(), probability);
    }

    double[] probabilities(int said, boolean[] auxiliaries) {
        double own = own(said, lead.map(some -> some.of(said, auxiliaries)).orElse(0.0));
        double[] all = answers.get(said).others().stream()
                .mapToDouble(share -> (1 - own) * share)
                .toArray();
        all[said] = own;
        return all;
    }
}
