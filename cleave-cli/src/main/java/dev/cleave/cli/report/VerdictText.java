package dev.cleave.cli.report;

import dev.cleave.encoding.EncodedColumn;
import dev.cleave.encoding.Encoding;
import dev.cleave.explanation.ColumnChange;
import dev.cleave.io.Model;
import dev.cleave.io.text.Vocabulary;
import dev.cleave.verification.Proof;
import dev.cleave.verification.Proof.Subject;
import dev.cleave.verification.Scope;
import dev.cleave.verification.Verdict;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/** A verdict in sentences; a counterexample as a row of the user's own columns. */
record VerdictText(Model model) {
    /** Said to be proved of the trained network alone: that rules are what they were written as is a check of our own work. */
    List<String> lines(Verdict verdict, Subject subject) {
        String network = Proof.network(subject, verdict.scope());
        if (verdict instanceof Verdict.Equivalent) {
            return List.of(equivalent(verdict.scope(), subject, network) + ", on "
                    + new InventedText(model.encoding()).scope(verdict.scope()) + ".");
        }
        return verdict instanceof Verdict.Differs differs
                ? differs(differs, network)
                : List.of("Not proved that the rules are " + network + ": " + reason(verdict) + ".");
    }

    static String equivalent(Scope scope, Subject subject, String network) {
        if (!(scope instanceof Scope.EveryValidInput)) {
            return "The rules agree with " + network;
        }
        return switch (subject) {
            case TRAINED -> "Proved: the rules are " + network;
            case READ -> "Checked: the rules are " + network;
            case WRITTEN_BACK -> "Checked: what is printed is what is applied";
        };
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
