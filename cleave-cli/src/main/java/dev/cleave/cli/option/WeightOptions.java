package dev.cleave.cli.option;

import dev.cleave.Weighting;
import dev.cleave.encoding.label.LabelledTable;
import dev.cleave.table.ClassWeights;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** How much rows count. */
public final class WeightOptions {
    @Option(
            names = "--class-weights",
            paramLabel = "WEIGHTS",
            description = "balanced, where every class counts the same in all, or a list such as yes=5,no=1.")
    private @Nullable String classes;

    @Option(
            names = "--weights",
            paramLabel = "COL",
            description = "The column that says how much each row counts; it is not learned from.")
    private @Nullable String column;

    /** An {@link dev.cleave.table.InputException} where class weights can't be read. */
    public Weighting weighting() {
        Weighting weighting =
                classes == null ? Weighting.none() : Weighting.none().with(ClassWeights.parse(classes));
        return column == null ? weighting : weighting.withColumn(column);
    }

    /** The columns that are not learned from. */
    public Set<String> columns() {
        return column == null ? Set.of() : Set.of(column);
    }

    /** Says before the work what is wrong with the weights. */
    public void require(LabelledTable data) {
        weighting().require(data);
    }
}
