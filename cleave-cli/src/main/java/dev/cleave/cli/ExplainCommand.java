package dev.cleave.cli;

import dev.cleave.data.EncodedInputs;
import dev.cleave.data.InputException;
import dev.cleave.data.Rows;
import dev.cleave.data.Table;
import dev.cleave.export.Model;
import dev.cleave.export.ModelFile;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;

/** {@code cleave explain}: why a row has its answer, and what would give it another. */
@Command(
        name = "explain",
        description = "Says why the rules answer a row as they do, and the least that would have to change about it.")
@SuppressWarnings("NullAway.Init") // fields are set by picocli
final class ExplainCommand implements Callable<Integer> {
    @ParentCommand
    private CleaveCommand cleave;

    @Parameters(index = "0", paramLabel = "MODEL", description = "A model file.")
    private Path file;

    @Parameters(index = "1", paramLabel = "DATA", description = "Rows, with labels or without.")
    private String data;

    @Option(names = "--row", paramLabel = "N", required = true, description = "Which row, counted from 1.")
    private int row;

    @Option(names = "--json", description = "Print one JSON object.")
    private boolean json;

    @Mixin
    private DataFolder folder = new DataFolder();

    @Override
    public Integer call() {
        Model model = ModelFile.read(file);
        Table one = row(Source.open(data, folder.path()).table());
        EncodedInputs inputs = model.encoding().inputs(one);
        LabelledRows.say(inputs.surprises(), cleave);
        Explanation explanation = new Explanation(model, one, inputs.read(), row);
        if (model.hasClassPoints()) {
            ClassConditions conditions = ClassConditions.of(model);
            print(new ClassExplanation(explanation, json ? conditions : conditions.inShort()));
        } else if (json) {
            cleave.out().println(new ExplanationObject(explanation, new Answers(model)).json());
        } else {
            explanation.lines().forEach(cleave.out()::println);
        }
        return ExitCodes.DONE;
    }

    private void print(ClassExplanation explanation) {
        if (json) {
            cleave.out().println(explanation.json());
        } else {
            explanation.lines().forEach(cleave.out()::println);
        }
    }

    private Table row(Table table) {
        if (row < 1 || row > table.rows()) {
            throw new InputException(
                    table.place(), "there is no row " + row + "; choose --row from 1 to " + table.rows());
        }
        return table.select(Rows.of(row - 1));
    }
}
