package dev.cleave;

import dev.cleave.budget.Budget;
import dev.cleave.data.Encoding;
import dev.cleave.data.InputException;
import dev.cleave.evidence.Standing;
import dev.cleave.export.Model;
import dev.cleave.export.ModelFile;
import dev.cleave.export.RuleText;
import dev.cleave.export.Vocabulary;
import dev.cleave.logic.RuleSet;
import dev.cleave.verification.Behaviour;
import dev.cleave.verification.Verdict;
import dev.cleave.verification.Verifier;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/**
 * What learning gives back: how rows become atoms, the networks, the rules, the proof, what each stage scored, and where it
 * all came from. Immutable; may be shared between threads.
 */
public final class Learned {
    private final Model model;
    private final boolean cutShort;
    private final Predictor predictor;

    private Learned(Model model, boolean cutShort) {
        this.model = model;
        this.cutShort = cutShort;
        this.predictor = Predictor.of(model.encoding(), model.rules());
    }

    static Learned of(Model model, boolean cutShort) {
        return new Learned(model, cutShort);
    }

    /** A model that was saved; an {@link InputException} where the file is not one. */
    public static Learned load(Path file) {
        return new Learned(ModelFile.read(file), false);
    }

    /** Writes the model whole or not at all. */
    public void save(Path file) {
        ModelFile.write(model, file);
    }

    /** All of it. */
    public Model model() {
        return model;
    }

    public Encoding encoding() {
        return model.encoding();
    }

    public RuleSet rules() {
        return model.rules();
    }

    /** The rules in the user's own words, a line each. */
    public List<String> ruleLines() {
        return RuleText.lines(model.rules(), Vocabulary.of(model.encoding()));
    }

    /** How each rule stands on the rows that it was learned from and on those held out. */
    public Standing standing() {
        return model.standing();
    }

    /** Whether the time limit ended training before the plan did. */
    public boolean wasCutShort() {
        return cutShort;
    }

    /**
     * The labels that the rules give a row, by column: the positive value where the head holds, else the first other one; the
     * class that holds where there are classes. An {@link dev.cleave.data.InputException} where a column is not given.
     *
     * @param row a cell for every column that was learned from, by name; empty where missing
     */
    public Map<String, String> predict(Map<String, String> row) {
        return predictor.predict(row);
    }

    /** The proof again: are the rules the network that {@link Model#proof()} speaks of? */
    public Verdict verify() {
        return new Verifier(encoding().domain(), Budget.unlimited())
                .compareSeen(Behaviour.of(rules()), Behaviour.of(model.compared()), model.seen());
    }

    /** The same, said to come from data of this name. */
    public Learned from(String data) {
        return new Learned(model.with(model.provenance().withData(data)), cutShort);
    }
}
