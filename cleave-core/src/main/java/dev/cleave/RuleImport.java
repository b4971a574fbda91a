package dev.cleave;

import dev.cleave.budget.Budget;
import dev.cleave.encoding.Encoding;
import dev.cleave.encoding.EncodingOptions;
import dev.cleave.encoding.label.LabelledTable;
import dev.cleave.io.parse.RuleParser;
import dev.cleave.io.parse.RuleTable;
import dev.cleave.io.parse.RuleWords;
import dev.cleave.io.parse.WrittenRules;
import dev.cleave.pipeline.written.WrittenModel;
import dev.cleave.table.InputException;
import dev.cleave.table.Rows;
import dev.cleave.table.SourceLocation;
import dev.cleave.table.Table;
import java.util.Optional;

/** Makes a model of rules that a person wrote, and of rows that say how they stand. */
public final class RuleImport {
    private final Optional<LabelledTable> data;
    private final Encoding base;

    private RuleImport(Optional<LabelledTable> data, Encoding base) {
        this.data = data;
        this.base = base;
    }

    /** The options say what columns are, as for learning. */
    public RuleImport(LabelledTable data, EncodingOptions options) {
        this(
                Optional.of(data),
                Encoding.fit(data.table(), data.target(), Rows.all(data.table().rows()), options));
    }

    /** For rules about these columns, all of which stay; no row says how they stand. */
    public static RuleImport withoutRows(Encoding encoding) {
        return new RuleImport(Optional.empty(), encoding);
    }

    /** What rules may speak of. */
    public RuleWords words() {
        return RuleWords.of(base);
    }

    /** From text; an {@link InputException} with the place where it is no program. */
    public WrittenRules read(SourceLocation place, String text) {
        return new RuleParser(words()).parse(place, text);
    }

    /** From a table with a line a condition: rule, head, column, operator, value. */
    public WrittenRules read(Table rules) {
        return new RuleTable(words(), rules).rules();
    }

    /**
     * The model, proved to be the network that the rules are written as within the budget.
     *
     * @param name where the rules are from
     * @param minimise whether they may be said in fewer symbols; else they stay as they are
     */
    public Learned model(String name, WrittenRules written, boolean minimise, Budget budget) {
        return Learned.of(new WrittenModel(data, base, minimise, budget).model(name, written), false);
    }
}
