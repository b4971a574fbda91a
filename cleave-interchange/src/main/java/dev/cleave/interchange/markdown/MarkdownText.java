package dev.cleave.interchange.markdown;

import dev.cleave.interchange.program.NumberedRule;
import dev.cleave.interchange.program.Program;
import dev.cleave.io.text.RuleText;
import dev.cleave.logic.ClassTally;
import dev.cleave.logic.Definition;
import dev.cleave.logic.Literal;
import dev.cleave.logic.PlainName;
import dev.cleave.logic.Rule;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Rules for a page: a table with a line for each rule and, for classes by points, one with a line for each condition. */
public final class MarkdownText {
    private final Program program;
    private final StringBuilder text = new StringBuilder();

    private MarkdownText(Program program) {
        this.program = program;
    }

    public static String of(Program program) {
        return new MarkdownText(program).text();
    }

    private String text() {
        line("rule", "head", "holds");
        text.append("| ---: | --- | --- |\n");
        for (NumberedRule rule : program.numbered()) {
            boolean isNegated = definition(rule).negated();
            line(
                    Integer.toString(rule.number()),
                    rule.isAuxiliary()
                            ? RuleText.auxiliary(rule.index(), program.words())
                            : program.words().name(rule.index()),
                    (isNegated ? "not if " : "if ") + body(rule.rule()));
        }
        for (int i = 0; i < program.rules().heads().size(); i++) {
            Definition head = program.rules().heads().get(i);
            if (head.rules().isEmpty() || head.negated()) {
                line(
                        "",
                        program.words().name(i),
                        head.rules().isEmpty() ? head.negated() ? "always" : "never" : "otherwise");
            }
        }
        program.rules().tally().ifPresent(this::points);
        return text.toString();
    }

    private Definition definition(NumberedRule rule) {
        return (rule.isAuxiliary()
                        ? program.rules().auxiliaries()
                        : program.rules().heads())
                .get(rule.index());
    }

    private String body(Rule rule) {
        String body = RuleText.body(rule, program.rules(), program.words());
        return body.isEmpty() ? "always" : body;
    }

    private void points(ClassTally tally) {
        text.append('\n');
        String names = IntStream.range(0, tally.classes())
                .mapToObj(program.words()::name)
                .map(MarkdownText::escaped)
                .collect(Collectors.joining(" | "));
        text.append("| points | ")
                .append(names)
                .append(" |\n| --- |")
                .append(" ---: |".repeat(tally.classes()))
                .append('\n');
        text.append("| start | ")
                .append(tally.start().stream().map(Object::toString).collect(Collectors.joining(" | ")))
                .append(" |\n");
        for (ClassTally.Condition condition : tally.conditions()) {
            text.append("| ")
                    .append(escaped(body(Rule.all(Literal.of(condition.atom())))))
                    .append(" |");
            for (int output = 0; output < tally.classes(); output++) {
                int own = output;
                text.append(' ')
                        .append(condition.gains().stream()
                                .filter(gain -> gain.output() == own)
                                .map(gain -> (gain.points().signum() > 0 ? "+" : "") + gain.points())
                                .collect(Collectors.joining()))
                        .append(" |");
            }
            text.append('\n');
        }
        text.append("\n")
                .append(escaped(PlainName.of(program.answered().get(0))))
                .append(" is what has the most points; of equals the first, from left to right.\n");
    }

    private void line(String... cells) {
        for (String cell : cells) {
            text.append("| ").append(escaped(cell)).append(' ');
        }
        text.append("|\n");
    }

    /** Nothing in a cell is markup. */
    private static String escaped(String cell) {
        return cell.replace("\\", "\\\\")
                .replace("|", "\\|")
                .replace("<", "&lt;")
                .replace("*", "\\*")
                .replace("_", "\\_")
                .replace("`", "\\`");
    }
}
