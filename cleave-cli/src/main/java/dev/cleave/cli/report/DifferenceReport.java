package dev.cleave.cli.report;

import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.cleave.comparison.InputDifference;
import dev.cleave.comparison.InputDifference.Counted;
import dev.cleave.comparison.InputDifference.Drawn;
import dev.cleave.comparison.InputDifference.None;
import dev.cleave.comparison.InputDifference.Unknown;
import dev.cleave.comparison.ModelDifference;
import dev.cleave.comparison.RowDifference;
import dev.cleave.comparison.RuleChanges;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** How two models differ, for people and for machines. */
public record DifferenceReport(ModelDifference found) {
    private static final int MOST_ROWS = 10;

    public List<String> lines() {
        List<String> lines = new ArrayList<>();
        RuleChanges rules = found.rules();
        rules.gone().forEach(rule -> lines.add("- " + rule));
        rules.added().forEach(rule -> lines.add("+ " + rule));
        rules.changed().forEach(change -> {
            lines.add("~ " + change.before());
            lines.add("  is now " + change.after());
        });
        lines.add(String.format(
                Locale.ROOT,
                "rules: %d as before, %d gone, %d new, %d changed",
                rules.same().size(),
                rules.gone().size(),
                rules.added().size(),
                rules.changed().size()));
        lines.add(inputs(found.inputs()));
        found.inputs().witness().ifPresent(cells -> {
            lines.add("They differ on this row:");
            cells.forEach((column, cell) -> lines.add("  " + column + ": " + (cell.isEmpty() ? "(missing)" : cell)));
        });
        found.rows().ifPresent(rows -> lines.add(rows(rows)));
        return lines;
    }

    private static String inputs(InputDifference inputs) {
        if (inputs instanceof Counted counted) {
            return counted.differing().signum() == 0
                    ? String.format(
                            Locale.ROOT, "The same function: none of the %,d valid inputs differs.", counted.inputs())
                    : String.format(
                            Locale.ROOT,
                            "They differ on %,d of %,d valid inputs, counted.",
                            counted.differing(),
                            counted.inputs());
        }
        if (inputs instanceof None none) {
            return String.format(Locale.ROOT, "The same function, by proof: on all %,d valid inputs.", none.inputs());
        }
        if (inputs instanceof Drawn drawn) {
            return String.format(
                    Locale.ROOT,
                    "They differ on %,d of %,d inputs drawn at random, %.2f %% to %.2f %% of all (95 %%).",
                    drawn.differing(),
                    drawn.drawn(),
                    100 * drawn.lower(),
                    100 * drawn.upper());
        }
        return "Inputs were not compared: " + ((Unknown) inputs).reason() + ".";
    }

    private static String rows(RowDifference rows) {
        String which = rows.differing().stream()
                .limit(MOST_ROWS)
                .map(row -> String.valueOf(row + 1))
                .collect(Collectors.joining(", ", ": ", rows.differing().size() > MOST_ROWS ? ", ..." : ""));
        return String.format(
                        Locale.ROOT,
                        "They differ on %,d of %,d rows",
                        rows.differing().size(),
                        rows.rows())
                + (rows.differing().isEmpty() ? "." : which);
    }

    public ObjectNode json() {
        ObjectNode root = JsonMapper.builder().build().createObjectNode();
        root.put("same", found.isSame());
        ObjectNode rules = root.putObject("rules");
        found.rules().same().forEach(rule -> rules.withArray("same").add(rule.toString()));
        found.rules().gone().forEach(rule -> rules.withArray("gone").add(rule.toString()));
        found.rules().added().forEach(rule -> rules.withArray("new").add(rule.toString()));
        found.rules()
                .changed()
                .forEach(change -> rules.withArray("changed")
                        .addObject()
                        .put("before", change.before().toString())
                        .put("after", change.after().toString()));
        root.put("inputs", inputs(found.inputs()));
        if (found.inputs() instanceof Counted counted) {
            root.put("differing", counted.differing()).put("valid", counted.inputs());
        }
        found.inputs().witness().ifPresent(cells -> {
            ObjectNode witness = root.putObject("witness");
            cells.forEach(witness::put);
        });
        found.rows().ifPresent(rows -> {
            ObjectNode node = root.putObject("rows").put("rows", rows.rows());
            rows.differing().forEach(row -> node.withArray("differing").add(row + 1));
        });
        return root;
    }
}
