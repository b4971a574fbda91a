package dev.cleave.cli.report;

import dev.cleave.encoding.Encoding;
import dev.cleave.encoding.NumericColumn;
import dev.cleave.network.NeuralDnf;
import dev.cleave.network.Predicates;
import dev.cleave.network.ThresholdPredicates;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** What the conjunctions of a network read, in words; invented predicates have numbers, {@code p_1}. */
public final class PredicateNames {
    private PredicateNames() {}

    public static List<String> of(NeuralDnf network, Encoding encoding) {
        Predicates predicates = network.predicates();
        List<String> atoms = encoding.atoms().stream().map(Object::toString).toList();
        if (predicates instanceof ThresholdPredicates own) {
            return Stream.concat(
                            own.atoms().stream().map(atoms::get),
                            own.cuts().stream().map(cut -> text(cut, encoding)))
                    .toList();
        }
        return predicates.size() == atoms.size()
                ? atoms
                : IntStream.rangeClosed(1, predicates.size())
                        .mapToObj(i -> "p_" + i)
                        .toList();
    }

    private static String text(ThresholdPredicates.Cut cut, Encoding encoding) {
        NumericColumn column = encoding.numericColumns().get(cut.column());
        return String.format(
                Locale.ROOT, "%s > %.4g", column.name(), column.scale().original(cut.threshold()));
    }
}
