package dev.cleave.pipeline.taught;

import dev.cleave.Extract;
import dev.cleave.LearnOptions;
import dev.cleave.PredicateKind;
import dev.cleave.Teaching;
import dev.cleave.budget.Budget;
import dev.cleave.budget.TrainingListener;
import dev.cleave.encoding.Encoding;
import dev.cleave.encoding.label.LabelledTable;
import dev.cleave.io.Model;
import dev.cleave.io.parse.RuleParser;
import dev.cleave.io.parse.RuleWords;
import dev.cleave.io.parse.WrittenRules;
import dev.cleave.logic.Definition;
import dev.cleave.logic.RuleSet;
import dev.cleave.pipeline.Pipeline;
import dev.cleave.table.BitMatrix;
import dev.cleave.table.InputException;
import dev.cleave.table.Rows;
import dev.cleave.table.SourceLocation;
import dev.cleave.table.Table;
import java.util.BitSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/**
 * Learning under what a person says: rules that are kept answer their rows, the others are learned from the rows that are left, and what
 * speaks against a direction goes.
 */
public record TaughtPipeline(
        Teaching teaching, LabelledTable data, Table train, Table test, LearnOptions options, Budget budget) {
    private static final int LEAST_ROWS = 20; // to learn from

    /** An {@link InputException} where a kept rule is none, or a direction can't be. */
    public Pipeline.Result learn(TrainingListener listener) {
        if (options.predicates() != PredicateKind.THRESHOLDS
                || options.extract() != Extract.AUTO
                || options.form().negate()) {
            throw new InputException(
                    SourceLocation.unknown(),
                    "rules are kept, and directions held, by the usual search over columns; leave --predicates, --extract"
                            + " and --negate out");
        }
        Encoding fitted = fitted();
        teaching.require(data.target(), fitted);
        WrittenRules kept = kept(fitted);
        LearnOptions asked = teaching.kept().isEmpty() ? options : options.withPlain(true);
        Pipeline.Result learned = new Pipeline(data, open(kept, fitted), test, asked, budget).learn(listener);
        Model model = new TaughtModel(learned.model(), teaching, kept, fitted, asked, budget).over(data, train, test);
        return new Pipeline.Result(model, learned.cutShort());
    }

    private WrittenRules kept(Encoding fitted) {
        if (teaching.kept().isEmpty()) {
            RuleSet none = RuleSet.plain(0, List.of(Definition.of(List.of())));
            return new WrittenRules(List.of(), none, List.of(), OptionalInt.empty());
        }
        WrittenRules written = new RuleParser(RuleWords.of(fitted))
                .parse(SourceLocation.unknown(), String.join("\n", teaching.kept()));
        boolean isPlain = !written.rules().heads().get(0).negated()
                && written.rules().auxiliaries().isEmpty();
        if (!isPlain) {
            throw new InputException(
                    SourceLocation.unknown(),
                    "rules to keep say when the label holds, without names for conditions; write them out");
        }
        return written;
    }

    private Encoding fitted() {
        return Encoding.fit(train, data.target(), Rows.all(train.rows()), options.encoding());
    }

    /** The rows that no kept rule answers; all of them where these are too few to learn from. */
    private Table open(WrittenRules kept, Encoding fitted) {
        if (teaching.kept().isEmpty()) {
            return train;
        }
        Encoding encoding = kept.within(fitted);
        RuleSet rules = kept.over(encoding);
        BitSet answered = rules.answer(encoding.inputs(train).inputs().transposed())
                .get(0)
                .toBitSet();
        int[] left = IntStream.range(0, train.rows())
                .filter(row -> !answered.get(row))
                .toArray();
        Table open = train.select(Rows.of(left));
        BitMatrix labels = new LabelledTable(open, data.target()).targets();
        long positive = IntStream.range(0, left.length)
                .filter(row -> labels.get(row, 0))
                .count();
        return Math.min(positive, left.length - positive) < LEAST_ROWS / 2 ? train : open;
    }
}
