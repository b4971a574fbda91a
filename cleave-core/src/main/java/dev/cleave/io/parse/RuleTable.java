package dev.cleave.io.parse;

import dev.cleave.encoding.label.Label;
import dev.cleave.logic.PlainName;
import dev.cleave.table.Column;
import dev.cleave.table.InputException;
import dev.cleave.table.Table;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Rules as a table, a line a condition: {@code rule,head,column,operator,value}. Lines of one rule have the same name or number; head is a
 * class, a label or its value, and may be empty where there is one output. Values of {@code in} and {@code not in} have {@code |} between them.
 */
public final class RuleTable {
    private final RuleWords words;
    private final Table table;

    public RuleTable(RuleWords words, Table table) {
        this.words = words;
        this.table = table;
    }

    /** The lines that {@link RuleParser} reads; an {@link InputException} where a column is missing or a line is no condition. */
    public WrittenRules rules() {
        Map<List<String>, List<Integer>> byRule = new LinkedHashMap<>();
        for (int row = 0; row < table.rows(); row++) {
            byRule.computeIfAbsent(List.of(cell("rule", row), cell("head", row)), any -> new ArrayList<>())
                    .add(row);
        }
        RuleParser parser = new RuleParser(words);
        List<String> lines = new ArrayList<>();
        byRule.forEach((rule, rows) -> {
            String line =
                    subject(rule.get(1)) + rows.stream().map(this::condition).collect(Collectors.joining(" and "));
            parser.check(line).ifPresent(error -> {
                throw new InputException(table.place(rows.get(0)), "rule " + rule.get(0) + ": " + error.problem());
            });
            lines.add(line);
        });
        return parser.parse(table.place(), String.join("\n", lines));
    }

    private String cell(String name, int row) {
        Column column = table.column(name);
        int code = column.code(row);
        return code == Column.MISSING ? "" : column.values().get(code).strip();
    }

    private String subject(String head) {
        if (head.isEmpty()) {
            return "";
        }
        boolean isColumn =
                words.labels().stream().anyMatch(label -> label.column().equals(head));
        if (isColumn && !words.target().exclusive()) {
            return PlainName.of(head) + " if ";
        }
        Label label = words.labels().get(0);
        return PlainName.of(label.column()) + " is " + PlainName.of(head) + " if ";
    }

    private String condition(int row) {
        String column = PlainName.of(cell("column", row));
        String operator = cell("operator", row);
        String value = cell("value", row);
        if (operator.endsWith("in")) {
            return column + " " + operator + " "
                    + Arrays.stream(value.split("\\|"))
                            .map(one -> PlainName.of(one.strip()))
                            .collect(Collectors.joining(", ", "{", "}"));
        }
        return (column + " " + operator + (value.isEmpty() ? "" : " " + PlainName.of(value))).strip();
    }
}
