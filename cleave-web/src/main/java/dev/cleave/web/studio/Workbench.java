package dev.cleave.web.studio;

import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.cleave.budget.Budget;
import dev.cleave.comparison.ModelDifference;
import dev.cleave.io.Model;
import dev.cleave.io.ModelFile;
import dev.cleave.io.parse.RuleParser;
import dev.cleave.io.parse.RuleWords;
import dev.cleave.lint.ModelLint;
import dev.cleave.table.InputException;
import dev.cleave.table.SourceLocation;
import dev.cleave.table.Table;
import dev.cleave.verification.Verdict;
import dev.cleave.web.report.Report;
import dev.cleave.web.report.ReportObject;
import dev.cleave.web.report.RowSet;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;

/** One model at work: its rules as they are now, what was done to them, and what the page asks about them. One thread at a time. */
public final class Workbench {
    private static final Duration PROOF = Duration.ofSeconds(10);
    private static final int MOST_ROWS = 100; // that a page shows of a rule

    private final String name;
    private final Path folder;
    private final Model base;
    private final List<RowSet> rows;
    private final StudioTexts texts;
    private final History history;
    private EditedModel edited;

    /**
     * @param name of the model file, in the folder
     * @param folder that all that is written goes to
     * @param texts says what is known about rules
     */
    public Workbench(String name, Path folder, Model base, List<RowSet> rows, StudioTexts texts) {
        this.name = name;
        this.folder = folder;
        this.base = base;
        this.rows = List.copyOf(rows);
        this.texts = texts;
        this.history = History.of(new Journal(folder.resolve(name + ".studio")), EditedModel.program(base));
        this.edited = EditedModel.of(base, rows, history.current());
    }

    /** All that the page shows. */
    synchronized ObjectNode state() {
        ObjectNode state = new ReportObject(report(edited)).json();
        state.remove("list"); // points are edited, and a list would be another with each of them
        history(state);
        return state;
    }

    /** The program takes the place of the rules; an {@link InputException} where it is none, and nothing changes. */
    synchronized ObjectNode edit(String program) {
        long start = System.nanoTime();
        EditedModel next = EditedModel.of(base, rows, program);
        history.edit(program);
        return show(next).put("milliseconds", (System.nanoTime() - start) / 1_000_000);
    }

    /** As {@link #edit}, without keeping it. */
    synchronized ObjectNode attempt(String program) {
        return brief(EditedModel.of(base, rows, program));
    }

    synchronized ObjectNode undo() {
        history.undo();
        return show(EditedModel.of(base, rows, history.current()));
    }

    synchronized ObjectNode redo() {
        history.redo();
        return show(EditedModel.of(base, rows, history.current()));
    }

    private ObjectNode show(EditedModel next) {
        edited = next;
        return brief(edited);
    }

    private ObjectNode brief(EditedModel model) {
        ObjectNode state = new ReportObject(report(model)).brief();
        history(state);
        return state;
    }

    /** What came of a proof, and a row where the answers differ. */
    synchronized ObjectNode prove() {
        EditedModel proved = edited.proved(base, Budget.of(PROOF));
        ObjectNode answer = JsonMapper.builder().build().createObjectNode();
        boolean isCompared = !edited.model().equals(base) && base.proof().verdict() instanceof Verdict.Equivalent;
        (isCompared ? texts.edited() : texts.verdict()).apply(proved.model()).forEach(answer.putArray("verdict")::add);
        edited.differingRow(base).ifPresent(row -> answer.put("row", row));
        return answer;
    }

    synchronized ObjectNode complete(String line) {
        ObjectNode answer = JsonMapper.builder().build().createObjectNode();
        ArrayNode all = answer.putArray("completions");
        new RuleParser(RuleWords.of(base.encoding()))
                .complete(line)
                .forEach(found -> all.addObject().put("text", found.text()).put("from", found.from()));
        return answer;
    }

    /** Rows that a card covers. */
    synchronized ObjectNode rows(int card) {
        ObjectNode answer = JsonMapper.builder().build().createObjectNode();
        ArrayNode all = answer.putArray("rows");
        if (rows.isEmpty()) {
            return answer;
        }
        RowSet set = edited.rows().get(0);
        Table table = set.table();
        table.header().forEach(answer.putArray("header")::add);
        List<Integer> covered = ReportObject.covered(edited.model(), set, card);
        answer.put("count", covered.size());
        for (int row : covered.subList(0, Math.min(MOST_ROWS, covered.size()))) {
            ObjectNode one = all.addObject().put("place", table.place(row).toString());
            ObjectNode cells = one.putObject("cells");
            table.row(row).forEach(cells::put);
        }
        return answer;
    }

    /** What is odd about the rules as they are now. */
    synchronized ObjectNode lint() {
        ObjectNode answer = JsonMapper.builder().build().createObjectNode();
        ArrayNode all = answer.putArray("findings");
        ModelLint.of(edited.model(), rows.stream().map(RowSet::table).findFirst(), Budget.of(PROOF))
                .forEach(finding -> all.add(finding.toString()));
        return answer;
    }

    /** How the rules as they are now differ from those of another model in the folder or, where none is named, from those learned. */
    synchronized ObjectNode compare(String other) {
        if (!other.isEmpty()
                && (!other.endsWith(".cleave")
                        || !Path.of(other).equals(Path.of(other).getFileName()))) {
            throw new InputException(SourceLocation.unknown(), "only models of this folder are compared");
        }
        Model with = other.isEmpty() ? base : ModelFile.read(folder.resolve(other));
        ModelDifference found = ModelDifference.of(
                with, edited.model(), rows.stream().map(RowSet::table).findFirst(), Budget.of(PROOF));
        ObjectNode answer = JsonMapper.builder().build().createObjectNode();
        texts.difference().apply(found).forEach(answer.putArray("lines")::add);
        return answer;
    }

    /** Beside the model that it came from; never in its place. */
    synchronized ObjectNode save() {
        String other = name.replaceFirst("\\.cleave$", "") + "-edited.cleave";
        ModelFile.write(edited.proved(base, Budget.of(PROOF)).model(), folder.resolve(other));
        return JsonMapper.builder().build().createObjectNode().put("saved", other);
    }

    private Report report(EditedModel model) {
        return new Report(name, model.model(), model.rows(), texts.verdict().apply(model.model()), Map.of());
    }

    private void history(ObjectNode state) {
        state.put("program", history.current());
        state.put("undo", history.undoable()).put("redo", history.redoable());
    }
}
