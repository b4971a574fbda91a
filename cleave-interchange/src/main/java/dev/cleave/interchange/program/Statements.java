package dev.cleave.interchange.program;

import dev.cleave.io.text.RuleText;
import dev.cleave.logic.Definition;
import dev.cleave.table.InputException;
import dev.cleave.table.OneLine;
import dev.cleave.table.SourceLocation;
import dev.cleave.table.cell.CellText;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.BiConsumer;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** A program as assignments, in an order in which each reads those before it: rules r1, r2, ..., auxiliaries a1, ..., heads h1, .... */
public record Statements(Program program, RuleWriter writer) {
    private static final Pattern DECIMAL = Pattern.compile("-?(?:\\d+\\.?\\d*|\\.\\d+)(?:E[+-]?\\d+)?");

    /** The name and the condition of each; heads that compare points of classes are left out. */
    public void each(BiConsumer<String, String> to) {
        List<NumberedRule> rules = program.numbered();
        int next = 0;
        for (int i = 0; i < program.rules().auxiliaries().size(); i++) {
            next = define("a" + (i + 1), program.rules().auxiliaries().get(i), rules, next, to);
        }
        for (int i = 0;
                i < program.rules().heads().size() && program.rules().tally().isEmpty();
                i++) {
            next = define("h" + (i + 1), program.rules().heads().get(i), rules, next, to);
        }
    }

    private int define(
            String name, Definition definition, List<NumberedRule> rules, int next, BiConsumer<String, String> to) {
        List<String> names = new ArrayList<>();
        for (int i = 0; i < definition.rules().size(); i++) {
            NumberedRule rule = rules.get(next + i);
            to.accept("r" + rule.number(), writer.rule(rule.rule()));
            names.add(writer.notation().named("r" + rule.number()));
        }
        to.accept(name, writer.holds(definition, names));
        return next + names.size();
    }

    /** What the program is, for comments: no line has a control character, or one that ends a comment. */
    public static List<String> comments(Program program) {
        List<String> lines = new ArrayList<>();
        lines.add("Rules for " + OneLine.listed(program.answered(), 5) + ", written by Cleave "
                + program.provenance().version());
        lines.add("learned from " + OneLine.quoted(program.provenance().data()) + ", "
                + program.provenance().rows()
                + " rows (fingerprint " + program.provenance().fingerprint() + "), seed "
                + program.provenance().seed());
        for (NumberedRule rule : program.numbered()) {
            String head = rule.isAuxiliary()
                    ? RuleText.auxiliary(rule.index(), program.words())
                    : program.words().name(rule.index());
            lines.add("r" + rule.number() + ": " + head + " if "
                    + RuleText.body(rule.rule(), program.rules(), program.words()));
        }
        return lines.stream()
                .map(line -> line.replace("*/", "* /").replace("\\u", "\\ u").replaceAll("\\p{Cntrl}", " "))
                .toList();
    }

    /** An {@link InputException} where a column is called what only names that a format adds may be. */
    public static void requireFree(Program program, String prefix, String format) {
        program.inputs().stream()
                .map(InputColumn::name)
                .filter(name -> name.toLowerCase(Locale.ROOT).startsWith(prefix))
                .findFirst()
                .ifPresent(name -> {
                    throw new InputException(
                            SourceLocation.unknown(),
                            "column " + OneLine.quoted(name) + " may be mistaken for those that " + format
                                    + " adds, which begin with '" + prefix
                                    + "'; rename it in the data and learn again, or use --as python or javascript");
                });
    }

    /** The texts that rules ask a column for. */
    public static List<String> texts(Program program, int input) {
        return program.checks().values().stream()
                .filter(check -> check.input() == input)
                .flatMap(check -> check instanceof CellCheck.Among among
                        ? among.values().stream()
                        : check instanceof CellCheck.Truth ? CellCheck.Truth.WORDS.stream() : Stream.empty())
                .distinct()
                .toList();
    }

    /** Whether a text is a number in its shortest form, so that other forms of the number are the same text. */
    public static boolean isNumber(String text) {
        return DECIMAL.matcher(text).matches()
                && CellText.key(text).equals(text)
                && !CellText.key("+" + text).startsWith("+");
    }
}
