package dev.cleave.cli.report;

import dev.cleave.encoding.EncodedColumn;
import dev.cleave.encoding.Encoding;
import dev.cleave.explanation.ColumnChange;
import dev.cleave.io.Model;
import dev.cleave.io.text.Vocabulary;
import dev.cleave.verification.Scope;
import dev.cleave.verification.Verdict;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/** A verdict in sentences; a counterexample as a row of the user's own columns. */
record VerdictText(Model model) {
    List<String> lines(Verdict verdict, String network) {
        if (verdict instanceof Verdict.Equivalent) {
            boolean proved = verdict.scope() instanceof Scope.EveryValidInput;
            return List.of((proved ? "Proved: the rules are " : "The rules agree with ") + network + ", on "
                    + new InventedText(model.encoding()).scope(verdict.scope()) + ".");
        }
        return verdict instanceof Verdict.Differs differs
                ? differs(differs, network)
                : List.of("Not proved that the rules are " + network + ": " + reason(verdict) + ".");
    }

    private static String reason(Verdict verdict) {
        return verdict instanceof Verdict.Undecided undecided ? undecided.reason() : "not decided";
    }

    private List<String> differs(Verdict.Differs verdict, String network) {
        BitSet row = verdict.counterexample();
        boolean rules = model.rules().answer(row).get(verdict.output());
        List<String> lines = new ArrayList<>();
        lines.add("The rules are not " + network + ". They differ on this row:");
        lines.addAll(row(model.encoding(), row));
        lines.add("  " + Vocabulary.of(model.encoding()).name(verdict.output()) + ": " + rules + " by the rules, "
                + !rules + " by the network");
        return lines;
    }

    private static List<String> row(Encoding encoding, BitSet row) {
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < encoding.parts().size(); i++) {
            EncodedColumn column = encoding.parts().get(i);
            int start = encoding.domain().start(i);
            String value = column.group().stateOf(row, start).stream()
                    .mapToObj(state -> ColumnChange.state(column, state))
                    .findFirst()
                    .orElse("no value of training");
            lines.add("  " + column.name() + ": " + value);
        }
        return lines;
    }
}
