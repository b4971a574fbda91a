package dev.cleave.interchange.sql;

import dev.cleave.interchange.program.Program;
import dev.cleave.interchange.program.RuleWriter;
import dev.cleave.interchange.program.Statements;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Rules, auxiliaries and heads as columns: one each, 0 or 1, or, of very many, as databases have a greatest number of columns (PostgreSQL 1,664), the
 * bits of {@code cleave_fired_1}, .... An auxiliary or a head that is one rule is asked for as that rule.
 */
final class SqlRules {
    private static final int MOST_COLUMNS = 200;
    private static final int BITS = 60;

    private final SqlDialect dialect;
    private final SqlLayers layers;
    private final SqlNotation notation;
    private final RuleWriter writer;
    private final boolean isPacked;
    private final Map<String, String> defined = new HashMap<>(); // where each is
    private final Map<String, String> numbers = new HashMap<>(); // the same by the condition that asks for it
    private final Map<String, String> asked = new HashMap<>();
    private final List<String> pack = new ArrayList<>();
    private int packs;

    SqlRules(Program program, SqlDialect dialect, SqlLayers layers) {
        this.dialect = dialect;
        this.layers = layers;
        this.notation = new SqlNotation(dialect, defined, this::asked);
        this.writer = new RuleWriter(program, notation, "SQL");
        this.isPacked = program.numbered().size() > MOST_COLUMNS;
    }

    /** For what reads the rules, once they are there. */
    RuleWriter writer() {
        return writer;
    }

    boolean arePacked() {
        return isPacked;
    }

    /** 1 where an auxiliary holds, else 0. */
    String auxiliary(int index) {
        return notation.number("a" + (index + 1));
    }

    void addAll() {
        new Statements(writer.program(), writer).each(this::add);
        close();
    }

    private void add(String name, String condition) {
        boolean hasColumn = !isPacked && name.startsWith("r");
        if (!hasColumn && numbers.containsKey(condition)) {
            defined.put(name, numbers.get(condition));
        } else if (isPacked) {
            addBit(name, condition);
        } else {
            layers.add(name, "CASE WHEN " + condition + " THEN 1 ELSE 0 END");
            define(name, SqlText.PREFIX + name);
        }
    }

    /** Conditions on cells that many rules may ask for have a column each, too. */
    private String asked(String condition) {
        if (!isPacked || asked.size() == MOST_COLUMNS && !asked.containsKey(condition)) {
            return condition;
        }
        return asked.computeIfAbsent(condition, some -> {
            String name = "cell_" + (asked.size() + 1);
            layers.add(name, "CASE WHEN " + some + " THEN 1 ELSE 0 END");
            return "(" + SqlText.PREFIX + name + " = 1)";
        });
    }

    /** What reads a bit stands in another column. */
    private void addBit(String name, String condition) {
        if (pack.size() == BITS || SqlLayers.reads(condition, column())) {
            close();
        }
        pack.add("CASE WHEN " + condition + " THEN " + dialect.whole(BigInteger.ONE.shiftLeft(pack.size()))
                + " ELSE 0 END");
        define(name, dialect.bit(column(), pack.size() - 1));
    }

    private void define(String name, String number) {
        defined.put(name, number);
        numbers.put(notation.named(name), number);
    }

    private String column() {
        return SqlText.PREFIX + "fired_" + (packs + 1);
    }

    private void close() {
        if (!pack.isEmpty()) {
            layers.add("fired_" + (packs + 1), String.join(" + ", pack));
            pack.clear();
            packs++;
        }
    }
}
