package dev.cleave.tribuo;

import dev.cleave.encoding.label.TargetSpec;
import dev.cleave.table.Column;
import java.util.List;
import java.util.Map;
import org.tribuo.Dataset;
import org.tribuo.Example;
import org.tribuo.ImmutableOutputInfo;
import org.tribuo.Output;
import org.tribuo.Prediction;

/** What is predicted, as columns of a table and back. */
interface AnswerKind<T extends Output<T>> {
    /** A column for each target, whose names are none of these. */
    List<Column> columns(Dataset<T> examples, ImmutableOutputInfo<T> outputs, List<String> features);

    TargetSpec spec(List<Column> targets);

    /**
     * The answer to an example.
     *
     * @param probabilities of every value, by column
     * @param labels that are said, by column
     */
    Prediction<T> prediction(
            Map<String, Map<String, Double>> probabilities, Map<String, String> labels, int used, Example<T> example);

    /** The name that Tribuo has for what a value of a column says. */
    String output(String column, String value);

    /** A name that is not taken. */
    static String unused(String name, List<String> taken) {
        String own = name;
        while (taken.contains(own)) {
            own += "_";
        }
        return own;
    }
}
