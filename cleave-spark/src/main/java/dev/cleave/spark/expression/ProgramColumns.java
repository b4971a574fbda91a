package dev.cleave.spark.expression;

import dev.cleave.interchange.program.InputColumn;
import dev.cleave.interchange.program.NumberedRule;
import dev.cleave.interchange.program.Program;
import dev.cleave.logic.Definition;
import dev.cleave.logic.RuleSet;
import dev.cleave.table.InputException;
import dev.cleave.table.SourceLocation;
import dev.cleave.table.Suggestions;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.apache.spark.sql.Column;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.functions;
import org.apache.spark.sql.types.StructField;
import org.apache.spark.sql.types.StructType;

/**
 * What a program says of the rows of a DataFrame, as expressions of Spark SQL: Spark compiles them with the rest of a query, and no
 * function of ours is called.
 */
public final class ProgramColumns {
    private final Program program;
    private final String prefix;
    private final Layers layers;
    private final Map<Integer, Column> atoms = new HashMap<>(); // and auxiliaries, behind them
    private RuleColumns rules;

    private ProgramColumns(Program program, Dataset<Row> rows, String prefix) {
        this.program = program;
        this.prefix = prefix;
        this.layers = new Layers(rows, prefix);
        this.rules = new RuleColumns(program, this::atom);
    }

    /**
     * The rows with columns of ours beside their own, all of whose names start with the prefix.
     *
     * @param said what is said, as {@link AnswerState#said} has it
     * @param state an index of the states
     * @param fired the numbers of the rules that fire
     */
    public record Answered(Dataset<Row> rows, Column said, Column state, List<AnswerState> states, Column fired) {}

    /** An {@link InputException} where a column that rules read is not there, or is no column of cells. */
    public static Answered of(Program program, Dataset<Row> rows, String prefix) {
        ProgramColumns columns = new ProgramColumns(program, rows, prefix);
        columns.readCells();
        columns.defineAuxiliaries();
        return columns.answered();
    }

    private Column atom(int index) {
        Column known = atoms.get(index);
        if (known == null) {
            throw new IllegalStateException("atom " + index + " is not defined yet");
        }
        return known;
    }

    private void readCells() {
        List<CellExpression> cells = new ArrayList<>();
        for (InputColumn input : program.inputs()) {
            CellExpression cell =
                    CellExpression.of(input, field(input.name(), layers.rows().schema()));
            cells.add(cell.over(layers.add("x" + cells.size(), cell.prepared())));
        }
        layers.end();
        program.checks()
                .forEach((atom, check) ->
                        atoms.put(atom, cells.get(check.input()).holds(check)));
    }

    private static StructField field(String name, StructType schema) {
        for (StructField field : schema.fields()) {
            if (field.name().equals(name)) {
                return field;
            }
        }
        throw new InputException(
                SourceLocation.unknown().withColumn(name),
                "is read by the rules, and the rows don't have it; "
                        + Suggestions.of(name, List.of(schema.fieldNames())));
    }

    private void defineAuxiliaries() {
        RuleSet all = program.rules();
        int[] depth = new int[all.auxiliaries().size()];
        int deepest = 0;
        for (int i = 0; i < depth.length; i++) {
            depth[i] = all.auxiliaries().get(i).atoms().stream()
                    .map(atom -> atom < all.atoms() ? 0 : depth[atom - all.atoms()] + 1)
                    .max()
                    .orElse(0);
            deepest = Math.max(deepest, depth[i]);
        }
        for (int layer = 0; layer <= deepest; layer++) {
            for (int i = 0; i < depth.length; i++) {
                if (depth[i] == layer) {
                    Definition definition = all.auxiliaries().get(i);
                    atoms.put(all.atoms() + i, layers.add("a" + i, rules.holds(definition)));
                }
            }
            layers.end();
        }
        if (depth.length > HeldAuxiliaries.FEW) {
            holdTogether(depth.length);
        }
    }

    private void holdTogether(int count) {
        int first = program.rules().atoms();
        Column[] all =
                IntStream.range(first, first + count).mapToObj(this::atom).toArray(Column[]::new);
        Column held = layers.add("held", functions.array(all));
        layers.end();
        IntStream.range(0, count).forEach(i -> atoms.put(first + i, held.getItem(i)));
        rules = rules.with(new HeldAuxiliaries(held));
    }

    private Answered answered() {
        return program.target().exclusive() ? classes() : label();
    }

    private Answered label() {
        if (program.rules().heads().size() != 1) {
            throw new InputException(
                    SourceLocation.unknown(),
                    "a classifier of Spark answers one column, and the model "
                            + program.rules().heads().size() + "; learn one target each");
        }
        LabelStates label = new LabelStates(program, 0);
        Column said = layers.add("said", label.said(rules));
        Column points = layers.add("points", label.points(rules));
        layers.end();
        return new Answered(layers.rows(), said, label.state(said, points), label.states(), fired());
    }

    private Answered classes() {
        ClassStates classes = new ClassStates(program);
        Column said = layers.add("said", classes.said(rules, layers));
        layers.end();
        Column lead = classes.lead(said, rules, layers);
        return new Answered(layers.rows(), said, classes.state(said, lead), classes.states(), fired());
    }

    private Column fired() {
        Column[] numbers = program.numbered().stream().map(this::number).toArray(Column[]::new);
        return numbers.length == 0
                ? functions.array().cast("array<int>")
                : functions.array_compact(functions.array(numbers));
    }

    private Column number(NumberedRule rule) {
        return functions.when(rules.fires(rule.rule()), functions.lit(rule.number()));
    }

    @Override
    public String toString() {
        return "ProgramColumns[" + prefix + "]";
    }
}
