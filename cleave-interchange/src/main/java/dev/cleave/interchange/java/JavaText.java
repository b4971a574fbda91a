package dev.cleave.interchange.java;

import dev.cleave.interchange.program.ClassSums;
import dev.cleave.interchange.program.LabelOdds;
import dev.cleave.interchange.program.Notation;
import dev.cleave.interchange.program.Program;
import dev.cleave.interchange.program.RuleWriter;
import dev.cleave.interchange.program.Statements;
import dev.cleave.logic.ClassTally;
import dev.cleave.logic.Literal;
import dev.cleave.logic.Rule;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A program as a Java class of release 11. {@code predict(row)} reads texts by column name as a table has them; {@code answer(n, t)} is the
 * fast way, with the numbers and texts of the columns in order, and gives the index of the class or the labels that hold as bits.
 */
public final class JavaText {
    private final Program program;
    private final List<String> parts = new ArrayList<>();
    private final RuleWriter writer;
    private final JavaMethods methods = new JavaMethods(this::line);
    private final JavaTables tables;
    private final StringBuilder text = new StringBuilder();

    private JavaText(Program program) {
        this.program = program;
        this.writer = new RuleWriter(program, new JavaNotation(parts), "Java");
        this.tables = new JavaTables(program, this::line);
    }

    /** @param name of the class, which is in no package */
    public static String of(Program program, String name) {
        return new JavaText(program).text(name);
    }

    private String text(String name) {
        text.append("/**\n");
        Statements.comments(program)
                .forEach(line -> text.append(" * ").append(html(line)).append("<br>\n"));
        text.append(" */\npublic final class ").append(name).append(" {\n");
        tables.columns();
        text.append(JavaParts.READING);
        new Statements(program, writer).each(this::condition);
        auxiliaries();
        answer();
        fired();
        if (program.target().exclusive()) {
            tables.odds(program.classOdds().orElseThrow());
        } else {
            labelOdds();
        }
        parts.forEach(this::line);
        return text.append(program.target().exclusive() ? JavaParts.CLASSES : JavaParts.LABELS)
                .append("}\n")
                .toString();
    }

    private static String html(String line) {
        return line.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("@", "&#64;")
                .replace("\\", "&#92;");
    }

    /** A method each, as those have a greatest size. */
    private void condition(String name, String condition) {
        line("private static boolean " + name + "(double[] n, String[] t, boolean[] a) {");
        line("    return " + condition + ";");
        line("}\n");
    }

    private void auxiliaries() {
        List<String> calls = methods.write(
                "auxiliaries",
                "",
                IntStream.range(0, program.rules().auxiliaries().size())
                        .mapToObj(i -> "a[" + i + "] = a" + (i + 1) + "(n, t, a);")
                        .toList());
        line("private static boolean[] auxiliaries(double[] n, String[] t) {");
        line("    boolean[] a = new boolean[" + program.rules().auxiliaries().size() + "];");
        calls.forEach(this::line);
        line("    return a;");
        line("}\n");
    }

    private void answer() {
        boolean isExclusive = program.target().exclusive();
        List<String> points = program.rules().tally().map(this::points).orElse(List.of());
        int heads = program.rules().heads().size();
        line("/** " + (isExclusive ? "The index of the class." : "The labels that hold, label i at bit i.") + " */");
        line("public static " + (isExclusive ? "int" : "java.util.BitSet") + " answer(double[] n, String[] t) {");
        line("    boolean[] a = auxiliaries(n, t);");
        if (!isExclusive) {
            line("    java.util.BitSet holds = new java.util.BitSet();");
            IntStream.range(0, heads)
                    .forEach(i -> line("    if (h" + (i + 1) + "(n, t, a)) { holds.set(" + i + "); }"));
            line("    return holds;");
        } else if (program.rules().tally().isPresent()) {
            line("    long[] own = START.clone();");
            points.forEach(this::line);
            line("    int best = 0;");
            line("    for (int i = 1; i < own.length; i++) {");
            line("        best = own[i] > own[best] ? i : best;");
            line("    }");
            line("    return best;");
        } else {
            IntStream.range(0, heads).forEach(i -> line("    if (h" + (i + 1) + "(n, t, a)) { return " + i + "; }"));
            line("    return 0;");
        }
        line("}\n");
        if (!isExclusive) {
            line("/** Whether the first label holds; nothing is made on the way. */");
            line("public static boolean holds(double[] n, String[] t) {");
            line("    boolean[] a = auxiliaries(n, t);");
            line("    return h1(n, t, a);");
            line("}\n");
        }
    }

    /** What adds the points of conditions that hold. */
    private List<String> points(ClassTally tally) {
        ClassSums.requireSmall(tally, writer);
        tables.start(tally.start());
        List<String> statements = tally.conditions().stream()
                .map(condition -> condition.gains().stream()
                        .map(gain -> "own[" + gain.output() + "] += " + gain.points() + "L;")
                        .collect(Collectors.joining(
                                " ", "if (" + writer.literal(Literal.of(condition.atom())) + ") { ", " }")))
                .toList();
        return methods.write("points", ", long[] own", statements);
    }

    /** A class has little room for long numbers. */
    private static String number(BigInteger points) {
        return points.bitLength() < Integer.SIZE ? points.toString() : points + "L";
    }

    private void fired() {
        List<String> calls = methods.write(
                "rules",
                ", java.util.List<Integer> fired",
                program.numbered().stream()
                        .map(rule -> "if (r" + rule.number() + "(n, t, a)) { fired.add(" + rule.number() + "); }")
                        .toList());
        line("/** The numbers of the rules that fire. */");
        line("public static java.util.List<Integer> rules(double[] n, String[] t) {");
        line("    boolean[] a = auxiliaries(n, t);");
        line("    java.util.List<Integer> fired = new java.util.ArrayList<>();");
        calls.forEach(this::line);
        line("    return fired;");
        line("}\n");
    }

    private void labelOdds() {
        line("private static double probability(int label, double[] n, String[] t, boolean[] a) {");
        line("    long points;");
        line("    switch (label) {");
        for (int i = 0; i < program.rules().heads().size(); i++) {
            LabelOdds odds = program.labelOdds().get(i);
            line("        case " + i + ":");
            line("            points = " + points(i, odds) + ";");
            for (int step = odds.steps().size() - 1; step > 0; step--) {
                line("            if (points >= " + odds.steps().get(step).from() + "L) { return "
                        + odds.steps().get(step).probability() + "; }");
            }
            line("            return " + odds.steps().get(0).probability() + ";");
        }
        line("        default:");
        line("            throw new IllegalArgumentException(\"no label: \" + label);");
        line("    }");
        line("}\n");
    }

    private String points(int output, LabelOdds odds) {
        if (odds.byPoints() && program.rules().heads().get(output).rules().get(0) instanceof Rule.AtLeast rule) {
            return writer.points(rule);
        }
        return writer.notation()
                .sum(program.of(false, output).stream()
                        .map(rule -> new Notation.Term(writer.notation().named("r" + rule.number()), BigInteger.ONE))
                        .toList());
    }

    private void line(String some) {
        text.append("    ").append(some).append('\n');
    }
}
