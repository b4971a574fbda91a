package dev.cleave.interchange.asp;

import dev.cleave.logic.Atom;
import dev.cleave.logic.Definition;
import dev.cleave.logic.Literal;
import dev.cleave.logic.Rule;
import dev.cleave.table.OneLine;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Bodies of rules. Atoms are numbered as they come; auxiliaries have numbers of their own until all atoms are known. */
final class AspBodies {
    private static final int AUXILIARIES = 1 << 24; // the number of the first, so far
    private static final Pattern AGGREGATE =
            Pattern.compile("#(count|sum) \\{ (.*) } >= (-?\\d{1,10})", Pattern.DOTALL);
    private static final Pattern ELEMENT = Pattern.compile("(\\d{1,10})(?:,\\d{1,9})? : (.+)", Pattern.DOTALL);
    private static final Pattern AUXILIARY = Pattern.compile(AspAtoms.AUXILIARY + "\\((\\d{1,6})\\)");

    private final Map<Atom, Integer> atoms = new LinkedHashMap<>();
    private int mostAuxiliary;

    Rule rule(String body) {
        if (body.isEmpty()) {
            return Rule.all();
        }
        Matcher aggregate = AGGREGATE.matcher(body);
        if (aggregate.matches()) {
            return atLeast(aggregate);
        }
        return new Rule.All(split(body, ',').stream().map(this::literal).toList());
    }

    private Rule atLeast(Matcher parts) {
        boolean isCount = parts.group(1).equals("count");
        List<Rule.Term> terms = new ArrayList<>();
        for (String element : split(parts.group(2), ';')) {
            Matcher one = ELEMENT.matcher(element);
            if (!one.matches()) {
                throw new IllegalArgumentException(OneLine.quoted(element)
                        + " is no weight with a condition; sums with carries (greater than 32 bits) are not read");
            }
            BigInteger weight = isCount ? BigInteger.ONE : new BigInteger(one.group(1));
            terms.add(new Rule.Term(literal(one.group(2)), weight));
        }
        return new Rule.AtLeast(terms, new BigInteger(parts.group(3)));
    }

    private Literal literal(String text) {
        boolean positive = !text.startsWith("not ");
        String atom = positive ? text : text.substring("not ".length()).strip();
        Matcher auxiliary = AUXILIARY.matcher(atom);
        if (auxiliary.matches()) {
            int index = Integer.parseInt(auxiliary.group(1));
            if (index < 1) {
                throw new IllegalArgumentException("auxiliaries are numbered from 1 on");
            }
            mostAuxiliary = Math.max(mostAuxiliary, index);
            return new Literal(AUXILIARIES + index - 1, positive);
        }
        if (atom.startsWith("#") || atom.matches(".*[{}<>=].*") && !atom.contains("\"")) {
            throw new IllegalArgumentException(OneLine.quoted(atom) + " is no condition of a rule as cleave writes it");
        }
        return new Literal(atoms.computeIfAbsent(AspAtoms.decode(atom), any -> atoms.size()), positive);
    }

    /** At separators outside of quotes, parentheses and braces. */
    private static List<String> split(String text, char separator) {
        List<String> parts = new ArrayList<>();
        int depth = 0;
        boolean isQuoted = false;
        int start = 0;
        for (int i = 0; i < text.length(); i++) {
            char next = text.charAt(i);
            if (isQuoted) {
                i += next == '\\' ? 1 : 0;
                isQuoted = next != '"';
            } else if (next == '"') {
                isQuoted = true;
            } else if (next == '(' || next == '{') {
                depth++;
            } else if (next == ')' || next == '}') {
                depth--;
            } else if (next == separator && depth == 0) {
                parts.add(text.substring(start, i).strip());
                start = i + 1;
            }
        }
        parts.add(text.substring(start).strip());
        if (isQuoted || depth != 0 || parts.contains("")) {
            throw new IllegalArgumentException(
                    "lacks a closing quote, parenthesis or condition; the program may be cut short");
        }
        return parts;
    }

    int mostAuxiliary() {
        return mostAuxiliary;
    }

    /** By index. */
    List<Atom> atoms() {
        return List.copyOf(atoms.keySet());
    }

    /** With auxiliaries behind the atoms. */
    List<Definition> settled(List<Definition> definitions) {
        return definitions.stream()
                .map(definition -> new Definition(
                        definition.rules().stream().map(this::settled).toList(), definition.negated()))
                .toList();
    }

    private Rule settled(Rule rule) {
        if (rule instanceof Rule.AtLeast atLeast) {
            return new Rule.AtLeast(
                    atLeast.terms().stream()
                            .map(term -> new Rule.Term(settled(term.literal()), term.weight()))
                            .toList(),
                    atLeast.bound());
        }
        return new Rule.All(rule.literals().stream().map(this::settled).toList());
    }

    private Literal settled(Literal literal) {
        return literal.atom() < AUXILIARIES
                ? literal
                : new Literal(literal.atom() - AUXILIARIES + atoms.size(), literal.positive());
    }
}
