package dev.cleave.interchange.asp;

import dev.cleave.io.text.Vocabulary;
import dev.cleave.logic.Atom;
import dev.cleave.logic.Definition;
import dev.cleave.logic.RuleSet;
import dev.cleave.table.BitMatrix;
import java.util.BitSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Rules as a logic program that clingo reads. A column that is true or false is an atom of its own ({@code bruises}), a value
 * is an argument ({@code odor(foul)}), a threshold {@code above(age,"41.5")}, a gap {@code missing(age)}; see
 * {@link AspName} and {@link AspTerm} for names and values that ASP would not take. At-least rules are {@code #count} and
 * {@code #sum} aggregates, auxiliaries {@code aux(1)}, and a head that is stated by its negation holds where no
 * {@code against(1)} does. Classes with points are {@code #sum} and {@code #max} of {@code tally} facts, which are no more than the
 * points. Comments say what each atom means.
 *
 * <p>The program comes for one row, whose atoms are facts, or for many, with the row's number as first argument of every
 * atom, so that one grounding answers all of them.
 */
public final class AspText {
    private final Vocabulary words;

    public AspText(Vocabulary words) {
        this.words = words;
    }

    /** For one row; an {@link IllegalArgumentException} where words and rules don't fit. */
    public String program(RuleSet rules) {
        return program(rules, new AspAtoms(""));
    }

    /** For many rows: give it facts {@code row(0). odor(0,foul). ...}, as {@link #facts(BitMatrix)} does. */
    public String programByRow(RuleSet rules) {
        return program(rules, new AspAtoms("R"));
    }

    /** The atoms of one row, for {@link #program}. */
    public String facts(BitSet row) {
        AspAtoms atoms = new AspAtoms("");
        return row.stream()
                .mapToObj(atom -> atoms.of(words.atoms().get(atom)) + ".\n")
                .collect(Collectors.joining());
    }

    /** All rows, for {@link #programByRow}. */
    public String facts(BitMatrix rows) {
        StringBuilder facts = new StringBuilder();
        for (int row = 0; row < rows.rows(); row++) {
            AspAtoms atoms = new AspAtoms(Integer.toString(row));
            facts.append(AspAtoms.ROW).append('(').append(row).append(").");
            for (int atom = 0; atom < rows.columns(); atom++) {
                if (rows.get(row, atom)) {
                    facts.append(' ').append(atoms.of(words.atoms().get(atom))).append('.');
                }
            }
            facts.append('\n');
        }
        return facts.toString();
    }

    /** An output as an answer set of {@link #programByRow} shows it. */
    public String head(int output, int row) {
        return new AspAtoms(Integer.toString(row)).of(words.heads().get(output));
    }

    /** How a program for one row writes an atom. */
    public static String encode(Atom atom) {
        return new AspAtoms("").of(atom);
    }

    /** The atom that a program for one row writes so; an {@link IllegalArgumentException} for anything else. */
    public static Atom decode(String text) {
        return AspAtoms.decode(text);
    }

    private String program(RuleSet rules, AspAtoms atoms) {
        words.require(rules);
        StringBuilder text = new StringBuilder();
        BitSet used = used(rules);
        used.stream().forEach(atom -> comment(words.atoms().get(atom), atoms, text));
        words.heads().forEach(head -> comment(head, atoms, text));
        new AspRules(rules, words, atoms).appendTo(text);
        directives("#defined ", mentioned(rules, used, atoms), text);
        directives("#show ", words.heads().stream().map(atoms::of), text);
        return text.toString();
    }

    /** Predicates that may have no rule; without a word about them clingo would warn. */
    private Stream<String> mentioned(RuleSet rules, BitSet used, AspAtoms atoms) {
        Stream<String> inputs =
                used.stream().mapToObj(atom -> atoms.of(words.atoms().get(atom)));
        Stream<String> heads = words.heads().stream().map(atoms::of);
        Stream<String> auxiliaries = rules.auxiliaries().isEmpty() ? Stream.empty() : Stream.of(atoms.auxiliary(1));
        Stream<String> negations = isNegated(rules) ? Stream.of(atoms.against(1)) : Stream.empty();
        Stream<String> points = rules.tally().isPresent() ? AspTally.defined().stream() : Stream.empty();
        return Stream.of(inputs, heads, auxiliaries, negations, points).flatMap(all -> all);
    }

    private static boolean isNegated(RuleSet rules) {
        return Stream.concat(rules.auxiliaries().stream(), rules.heads().stream())
                .anyMatch(Definition::negated);
    }

    private static void directives(String directive, Stream<String> atoms, StringBuilder text) {
        atoms.map(AspAtoms::signature)
                .distinct()
                .sorted()
                .forEach(signature -> text.append(directive).append(signature).append(".\n"));
    }

    private static void comment(Atom atom, AspAtoms atoms, StringBuilder text) {
        text.append("% ")
                .append(atoms.of(atom).replaceAll("\\p{Cntrl}", " "))
                .append(" means ")
                .append(atom)
                .append('\n');
    }

    private BitSet used(RuleSet rules) {
        BitSet used = new BitSet();
        rules.auxiliaries().forEach(definition -> collect(definition, used));
        rules.tally()
                .ifPresentOrElse(
                        tally -> tally.literals().forEach(literal -> used.set(literal.atom())),
                        () -> rules.heads().forEach(definition -> collect(definition, used)));
        used.clear(rules.atoms(), Math.max(rules.atoms(), used.length()));
        return used;
    }

    private static void collect(Definition definition, BitSet used) {
        definition.rules().forEach(rule -> rule.literals().forEach(literal -> used.set(literal.atom())));
    }
}
