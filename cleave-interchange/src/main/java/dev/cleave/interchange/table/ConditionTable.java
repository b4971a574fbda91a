package dev.cleave.interchange.table;

import de.siegmar.fastcsv.writer.CsvWriter;
import dev.cleave.evaluation.EvidenceSummary;
import dev.cleave.interchange.program.NumberedRule;
import dev.cleave.interchange.program.Program;
import dev.cleave.interchange.table.TableLine.Kind;
import dev.cleave.interchange.table.TableLine.Operator;
import dev.cleave.io.text.RuleText;
import dev.cleave.io.text.Vocabulary;
import dev.cleave.logic.Atom;
import dev.cleave.logic.ClassTally;
import dev.cleave.logic.Definition;
import dev.cleave.logic.Literal;
import dev.cleave.logic.Rule;
import dev.cleave.logic.RuleSet;
import dev.cleave.logic.ShortestDecimal;
import dev.cleave.table.InputException;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Rules as a CSV with a line for each condition, in the order of the rules; {@link #read} gives the same rules back. */
public final class ConditionTable {
    private final RuleSet rules;
    private final Vocabulary words;
    private final List<TableLine> lines = new ArrayList<>();

    private ConditionTable(RuleSet rules, Vocabulary words) {
        this.rules = rules;
        this.words = words;
    }

    /** @param standing what rows say of the rules, which is left out of what is read back */
    public static String of(Program program, EvidenceSummary standing) {
        ConditionTable table = new ConditionTable(program.rules(), program.words());
        table.add(program);
        EvidenceCells evidence = new EvidenceCells(program, standing);
        StringWriter text = new StringWriter();
        try (CsvWriter csv = CsvWriter.builder().build(text)) {
            csv.writeRecord(joined(TableLine.HEADER, EvidenceCells.HEADER));
            table.lines.forEach(line -> csv.writeRecord(joined(line.cells(), evidence.of(line))));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return text.toString();
    }

    private static List<String> joined(List<String> cells, List<String> more) {
        return Stream.concat(cells.stream(), more.stream()).toList();
    }

    /**
     * The rules that such a table says.
     *
     * @param words the atoms and outputs that it is about
     * @throws InputException where it is no such table, with the line
     */
    public static RuleSet read(String csv, Vocabulary words) {
        return new ConditionTableReader(words).read(ConditionTableReader.lines(csv));
    }

    private void add(Program program) {
        List<NumberedRule> numbered = program.numbered();
        int next = 0;
        for (int i = 0; i < rules.auxiliaries().size(); i++) {
            next = add(RuleText.auxiliary(i, words), rules.auxiliaries().get(i), numbered, next);
        }
        rules.tally().ifPresent(this::add);
        for (int i = 0; i < rules.heads().size() && rules.tally().isEmpty(); i++) {
            next = add(words.name(i), rules.heads().get(i), numbered, next);
        }
    }

    private int add(String head, Definition definition, List<NumberedRule> numbered, int next) {
        if (definition.rules().isEmpty()) {
            Kind kind = definition.negated() ? Kind.ALWAYS : Kind.NEVER;
            lines.add(new TableLine(0, head, kind, "", "", Operator.NONE, "", ""));
        }
        for (int i = 0; i < definition.rules().size(); i++) {
            add(numbered.get(next + i), head, definition.negated());
        }
        return next + definition.rules().size();
    }

    private void add(NumberedRule rule, String head, boolean isNegated) {
        boolean isAtLeast = rule.rule() instanceof Rule.AtLeast;
        Kind kind = Kind.of(isNegated, isAtLeast);
        String bound =
                rule.rule() instanceof Rule.AtLeast atLeast ? atLeast.bound().toString() : "";
        List<Literal> literals = rule.rule().literals();
        if (literals.isEmpty()) {
            lines.add(new TableLine(rule.number(), head, kind, bound, "", Operator.NONE, "", ""));
        }
        for (int i = 0; i < literals.size(); i++) {
            String points = rule.rule() instanceof Rule.AtLeast atLeast
                    ? atLeast.terms().get(i).weight().toString()
                    : "";
            lines.add(line(rule.number(), head, kind, bound, literals.get(i), points));
        }
    }

    private void add(ClassTally tally) {
        for (int output = 0; output < tally.classes(); output++) {
            String points = tally.start().get(output).toString();
            lines.add(new TableLine(0, words.name(output), Kind.POINTS, "", "", Operator.NONE, "", points));
        }
        for (ClassTally.Condition condition : tally.conditions()) {
            for (ClassTally.Gain gain : condition.gains()) {
                lines.add(line(
                        0,
                        words.name(gain.output()),
                        Kind.POINTS,
                        "",
                        Literal.of(condition.atom()),
                        gain.points().toString()));
            }
        }
    }

    private TableLine line(int rule, String head, Kind kind, String bound, Literal literal, String points) {
        int auxiliary = literal.atom() - rules.atoms();
        if (auxiliary >= 0) {
            return line(
                    rule, head, kind, bound, RuleText.auxiliary(auxiliary, words), Operator.HOLDS, "", literal, points);
        }
        Atom atom = words.atoms().get(literal.atom());
        if (atom instanceof Atom.Is is) {
            return line(rule, head, kind, bound, is.column(), Operator.EQUAL, is.value(), literal, points);
        }
        if (atom instanceof Atom.Above above) {
            String threshold = ShortestDecimal.of(above.threshold());
            return line(rule, head, kind, bound, above.column(), Operator.ABOVE, threshold, literal, points);
        }
        if (atom instanceof Atom.After after) {
            return line(rule, head, kind, bound, after.column(), Operator.AFTER, after.value(), literal, points);
        }
        Operator operator = atom instanceof Atom.Missing ? Operator.MISSING : Operator.HOLDS;
        return line(rule, head, kind, bound, atom.column(), operator, "", literal, points);
    }

    private static TableLine line(
            int rule,
            String head,
            Kind kind,
            String bound,
            String column,
            Operator operator,
            String value,
            Literal literal,
            String points) {
        return new TableLine(
                rule, head, kind, bound, column, literal.positive() ? operator : operator.negated(), value, points);
    }
}
