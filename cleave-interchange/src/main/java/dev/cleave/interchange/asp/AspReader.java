package dev.cleave.interchange.asp;

import dev.cleave.encoding.label.Label;
import dev.cleave.interchange.formula.PlainClasses;
import dev.cleave.io.parse.RuleWords;
import dev.cleave.io.parse.WrittenRules;
import dev.cleave.io.text.Vocabulary;
import dev.cleave.logic.Atom;
import dev.cleave.logic.Definition;
import dev.cleave.logic.Rule;
import dev.cleave.logic.RuleSet;
import dev.cleave.table.InputException;
import dev.cleave.table.OneLine;
import dev.cleave.table.SourceLocation;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/** Reads a program for one row as {@link AspText} writes it: a statement a line, auxiliaries before they are used. */
public final class AspReader {
    private final SourceLocation place;
    private final List<Atom> heads;
    private final AspBodies bodies = new AspBodies();
    private final Map<String, List<Rule>> rules = new LinkedHashMap<>(); // by head
    private final Map<String, String> negations = new LinkedHashMap<>(); // what stands against a head
    private final AspPoints points = new AspPoints();
    private final List<Integer> order = new ArrayList<>();

    private AspReader(SourceLocation place, List<Atom> heads) {
        this.place = place;
        this.heads = heads;
    }

    /** Whether a text is such a program: it says what is to be shown. */
    public static boolean isOne(String text) {
        return text.lines().anyMatch(line -> line.startsWith("#show "));
    }

    /** An {@link InputException} with the line where it is none, or about what the data does not have. */
    public static WrittenRules read(SourceLocation place, String text, RuleWords words) {
        List<Atom> heads = words.target().labels().stream().map(Label::atom).toList();
        WrittenRules written = new AspReader(place, heads).read(text);
        return words.target().exclusive() ? PlainClasses.of(written) : written;
    }

    /** The one of these values of a column that a program says. */
    public static Optional<String> positive(String text, String target, List<String> values) {
        List<String> said = values.stream()
                .filter(value -> text.lines().anyMatch(line -> isAbout(line, new Atom.Is(target, value))))
                .toList();
        return said.size() == 1 ? Optional.of(said.get(0)) : Optional.empty();
    }

    private static boolean isAbout(String line, Atom head) {
        String name = AspText.encode(head);
        return line.startsWith(name + " :- ") || line.equals(name + ".");
    }

    private WrittenRules read(String text) {
        List<String> lines = text.lines().toList();
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i).strip();
            if (!line.isEmpty() && !line.startsWith("%") && !line.startsWith("#")) {
                try {
                    statement(line);
                } catch (IllegalArgumentException e) {
                    throw new InputException(place.withLine(i + 1), OneLine.of(String.valueOf(e.getMessage())), e);
                }
            }
        }
        try {
            return written(text);
        } catch (IllegalArgumentException e) {
            throw new InputException(place, OneLine.of("is no program of rules: " + e.getMessage()), e);
        }
    }

    private void statement(String line) {
        if (!line.endsWith(".")) {
            throw new IllegalArgumentException("has no full stop at its end; the program may be cut short");
        }
        String whole = line.substring(0, line.length() - 1);
        int arrow = whole.indexOf(" :- ");
        String head = (arrow < 0 ? whole : whole.substring(0, arrow)).strip();
        String body = arrow < 0 ? "" : whole.substring(arrow + 4).strip();
        if (head.startsWith(AspAtoms.TALLY + "(") || body.startsWith(AspAtoms.TALLY + "(answer,")) {
            points.add(head, body.isEmpty());
        } else if (body.matches("not " + AspAtoms.AGAINST + "\\(\\d+\\)")) {
            negations.put(named(head), body.substring("not ".length()));
        } else {
            List<Rule> own = rules.computeIfAbsent(named(head), name -> new ArrayList<>());
            if (body.equals(AspRules.NEVER)) {
                return;
            }
            own.add(bodies.rule(body));
            IntStream.range(0, heads.size())
                    .filter(output -> AspText.encode(heads.get(output)).equals(head))
                    .forEach(order::add);
        }
    }

    /** A head that the data has, an auxiliary or what stands against one. */
    private String named(String head) {
        if (head.startsWith(AspAtoms.CARRY + "(")) {
            throw new IllegalArgumentException(
                    "sums greater than 32 bits are not read back from ASP; use --as table or json");
        }
        boolean isOwn = head.matches("(" + AspAtoms.AUXILIARY + "|" + AspAtoms.AGAINST + ")\\(\\d{1,6}\\)")
                || heads.stream().anyMatch(atom -> AspText.encode(atom).equals(head));
        if (!isOwn) {
            throw new IllegalArgumentException(
                    "defines " + OneLine.quoted(head) + ", which is neither what is predicted nor aux(N)");
        }
        return head;
    }

    private WrittenRules written(String text) {
        List<Atom> atoms = bodies.atoms();
        int count = IntStream.rangeClosed(1, bodies.mostAuxiliary())
                .filter(i -> !defines(auxiliary(i)))
                .findFirst()
                .orElse(0);
        if (count > 0) {
            throw new IllegalArgumentException(auxiliary(count) + " is used, and has no rule");
        }
        int auxiliaries = (int) rules.keySet().stream()
                .filter(name -> name.startsWith(AspAtoms.AUXILIARY + "("))
                .count();
        List<Definition> defined = IntStream.rangeClosed(1, Math.max(auxiliaries, bodies.mostAuxiliary()))
                .mapToObj(i -> definition(auxiliary(i)))
                .toList();
        Optional<RuleSet> tally = points.rules(atoms.size(), bodies.settled(defined), heads.size());
        RuleSet all = tally.orElseGet(() -> new RuleSet(
                atoms.size(),
                bodies.settled(defined),
                bodies.settled(heads.stream()
                        .map(head -> definition(AspText.encode(head)))
                        .toList())));
        tally.ifPresent(rulesOfClasses -> requireAsWritten(atoms, rulesOfClasses, text));
        return new WrittenRules(atoms, all, order, OptionalInt.empty());
    }

    private boolean defines(String name) {
        return rules.containsKey(name) || negations.containsKey(name);
    }

    private static String auxiliary(int index) {
        return AspAtoms.AUXILIARY + "(" + index + ")";
    }

    private Definition definition(String head) {
        String against = negations.get(head);
        return against == null
                ? Definition.of(rules.getOrDefault(head, List.of()))
                : new Definition(rules.getOrDefault(against, List.of()), true);
    }

    /** Sums and comparisons of points are taken for what they are where they stand as they are written. */
    private void requireAsWritten(List<Atom> atoms, RuleSet read, String text) {
        String again = new AspText(new Vocabulary(atoms, heads)).program(read);
        List<String> expected =
                again.lines().filter(AspReader::isOfPoints).sorted().toList();
        List<String> found = text.lines()
                .map(String::strip)
                .filter(AspReader::isOfPoints)
                .sorted()
                .toList();
        if (!expected.equals(found)) {
            throw new IllegalArgumentException("its points of classes are not as cleave writes them");
        }
    }

    private static boolean isOfPoints(String line) {
        return line.startsWith(AspAtoms.TALLY + "(");
    }
}
