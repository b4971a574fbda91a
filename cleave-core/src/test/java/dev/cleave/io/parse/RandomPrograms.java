package dev.cleave.io.parse;

import dev.cleave.encoding.BooleanColumn;
import dev.cleave.encoding.CategoricalColumn;
import dev.cleave.encoding.EncodedColumn;
import dev.cleave.encoding.Encoding;
import dev.cleave.encoding.NumericColumn;
import dev.cleave.encoding.OrderedColumn;
import dev.cleave.encoding.label.Label;
import dev.cleave.encoding.label.Target;
import dev.cleave.logic.ClassTally;
import dev.cleave.logic.Definition;
import dev.cleave.logic.Domain;
import dev.cleave.logic.Group;
import dev.cleave.logic.Literal;
import dev.cleave.logic.Rule;
import dev.cleave.logic.RuleSet;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.stream.IntStream;

/** Seeded encodings with odd names, and programs over them in which no bound is implied by another. */
public final class RandomPrograms {
    private static final List<String> PIECES = List.of(
            "a",
            "b",
            "x",
            "X",
            " ",
            "  ",
            "\t",
            "\n",
            "'",
            "\"",
            "\\",
            "\\t",
            "\u00a0",
            "\u2028",
            " = ",
            " > ",
            "3",
            "31",
            "-1",
            " <= ",
            " and ",
            " or ",
            "or",
            "not ",
            "not",
            "and",
            " is missing",
            "is",
            " is ",
            " (or missing)",
            ", ",
            ",",
            ": ",
            ":",
            "u{9}",
            "é",
            "in",
            " in {",
            "}",
            "{",
            "(",
            ")",
            " if ",
            "if",
            "aux 1",
            "aux",
            "at least 2 of: ",
            "at least",
            "always",
            "never",
            "otherwise",
            " otherwise",
            "points",
            "points:",
            "start with",
            "#",
            "+",
            "; DROP TABLE");

    private final SplittableRandom random;
    private final Set<String> taken = new LinkedHashSet<>();

    public RandomPrograms(long seed) {
        this.random = new SplittableRandom(seed);
    }

    private String name() {
        String name;
        do {
            StringBuilder text = new StringBuilder();
            int pieces = 1 + random.nextInt(4);
            for (int i = 0; i < pieces; i++) {
                text.append(PIECES.get(random.nextInt(PIECES.size())));
            }
            name = text.toString();
        } while (!taken.add(name));
        return name;
    }

    private List<String> names(int count) {
        return IntStream.range(0, count).mapToObj(i -> name()).toList();
    }

    public Encoding encoding() {
        int count = 1 + random.nextInt(5);
        List<EncodedColumn> columns =
                IntStream.range(0, count).mapToObj(i -> column()).toList();
        return new Encoding(columns, target(), List.of());
    }

    private EncodedColumn column() {
        return switch (random.nextInt(5)) {
            case 0 -> new BooleanColumn(name(), "1", "0");
            case 1 -> new BooleanColumn(name(), name(), name());
            case 2 -> new CategoricalColumn(name(), names(2 + random.nextInt(3)), random.nextBoolean());
            case 3 -> new OrderedColumn(name(), names(2 + random.nextInt(3)), random.nextBoolean());
            default -> new NumericColumn(name(), thresholds(), random.nextBoolean());
        };
    }

    private List<Double> thresholds() {
        TreeSet<Double> some = new TreeSet<>();
        int count = 1 + random.nextInt(3);
        for (int i = 0; i < count; i++) {
            some.add(
                    random.nextBoolean()
                            ? random.nextInt(100) / 2.0
                            : random.nextDouble() * 1e-5 + 1e9 * random.nextInt(3));
        }
        return List.copyOf(some);
    }

    private Target target() {
        return switch (random.nextInt(4)) {
            case 0 -> new Target(List.of(new Label(name(), "yes", List.of("no"))));
            case 1 -> new Target(List.of(new Label(name(), name(), names(1 + random.nextInt(2)))));
            case 2 -> new Target(List.of(new Label(name(), "1", List.of("0")), new Label(name(), name(), names(1))));
            default -> Target.classes(name(), names(2 + random.nextInt(3)));
        };
    }

    /** Of any form. */
    public RuleSet program(Encoding encoding) {
        return switch (random.nextInt(4)) {
            case 0 -> encoding.target().exclusive() ? tally(encoding) : cards(encoding);
            case 1 -> withNames(encoding);
            default ->
                RuleSet.plain(
                        encoding.atoms().size(),
                        heads(encoding, encoding.atoms().size()));
        };
    }

    private List<Definition> heads(Encoding encoding, int names) {
        List<Definition> heads = new ArrayList<>();
        for (int output = 0; output < encoding.target().outputs(); output++) {
            heads.add(definition(encoding, names));
        }
        return heads;
    }

    private Definition definition(Encoding encoding, int names) {
        List<Rule> rules = new ArrayList<>();
        int count = random.nextInt(4);
        boolean isNegated = count > 0 && random.nextInt(4) == 0;
        for (int i = 0; i < count; i++) {
            rules.add(random.nextInt(4) == 0 ? atLeast(encoding, count == 1 && !isNegated) : all(encoding, names));
        }
        return new Definition(rules, isNegated);
    }

    private Rule.AtLeast atLeast(Encoding encoding, boolean uniform) {
        List<Rule.Term> terms = new ArrayList<>();
        for (int atom = 0; atom < encoding.atoms().size(); atom++) {
            if (terms.isEmpty() || random.nextBoolean()) {
                int weight = uniform ? 1 : 1 + random.nextInt(3);
                terms.add(new Rule.Term(new Literal(atom, random.nextBoolean()), BigInteger.valueOf(weight)));
            }
        }
        return new Rule.AtLeast(terms, BigInteger.valueOf(1 + random.nextInt(4)));
    }

    /** With a condition of a name of its own, where there is one. */
    private Rule.All all(Encoding encoding, int names) {
        List<Literal> literals = new ArrayList<>(conjunction(encoding));
        int atoms = encoding.atoms().size();
        if (names > atoms && random.nextBoolean()) {
            literals.add(new Literal(atoms + random.nextInt(names - atoms), random.nextBoolean()));
        }
        return new Rule.All(literals);
    }

    private List<Literal> conjunction(Encoding encoding) {
        Domain domain = encoding.domain();
        List<Literal> literals = new ArrayList<>();
        while (literals.isEmpty()) {
            for (int group = 0; group < domain.groups().size(); group++) {
                if (random.nextInt(2) == 0) {
                    literals.addAll(condition(domain.groups().get(group), domain.start(group)));
                }
            }
        }
        return literals;
    }

    private List<Literal> condition(Group group, int start) {
        if (group instanceof Group.Thresholds thresholds) {
            return bounds(thresholds, start);
        }
        if (random.nextBoolean() || group.atoms() < 3) {
            return List.of(new Literal(start + random.nextInt(group.atoms()), random.nextBoolean()));
        }
        return List.of(Literal.not(start), Literal.not(start + 2));
    }

    private List<Literal> bounds(Group.Thresholds group, int start) {
        int low = random.nextInt(group.cuts());
        int high = low + 1 + random.nextInt(group.cuts());
        if (high < group.cuts()) {
            return List.of(Literal.of(start + low), Literal.not(start + high));
        }
        if (group.missing() && random.nextInt(3) == 0) {
            boolean positive = random.nextBoolean();
            Literal missing = new Literal(start + group.cuts(), positive);
            return positive || random.nextBoolean() ? List.of(missing) : List.of(Literal.not(start + low), missing);
        }
        return List.of(new Literal(start + low, random.nextBoolean()));
    }

    private RuleSet withNames(Encoding encoding) {
        int atoms = encoding.atoms().size();
        List<Definition> auxiliaries = new ArrayList<>();
        List<Literal> all = new ArrayList<>();
        int count = 1 + random.nextInt(3);
        for (int i = 0; i < count; i++) {
            auxiliaries.add(definition(encoding, atoms + i));
            all.add(new Literal(atoms + i, random.nextBoolean()));
        }
        List<Definition> heads = new ArrayList<>(heads(encoding, atoms + count));
        heads.set(0, Definition.of(List.of(new Rule.All(all), all(encoding, atoms + count))));
        return new RuleSet(atoms, auxiliaries, heads);
    }

    /** Points of conjunctions for every output. */
    private RuleSet cards(Encoding encoding) {
        int atoms = encoding.atoms().size();
        List<Definition> auxiliaries = new ArrayList<>();
        List<Definition> heads = new ArrayList<>();
        Set<Rule> known = new LinkedHashSet<>();
        for (int output = 0; output < encoding.target().outputs(); output++) {
            List<Rule.Term> terms =
                    new ArrayList<>(List.of(new Rule.Term(new Literal(0, random.nextBoolean()), BigInteger.TWO)));
            for (int i = 0; i < 3; i++) {
                Rule.All body = new Rule.All(conjunction(encoding));
                if (body.length() > 1 && known.add(body)) {
                    terms.add(new Rule.Term(
                            new Literal(atoms + auxiliaries.size(), random.nextBoolean()),
                            BigInteger.valueOf(1 + random.nextInt(9))));
                    auxiliaries.add(Definition.of(List.of(body)));
                }
            }
            heads.add(Definition.of(List.of(new Rule.AtLeast(terms, BigInteger.valueOf(1 + random.nextInt(9))))));
        }
        return new RuleSet(atoms, auxiliaries, heads);
    }

    private RuleSet tally(Encoding encoding) {
        int atoms = encoding.atoms().size();
        int classes = encoding.target().outputs();
        List<Definition> auxiliaries = new ArrayList<>();
        List<ClassTally.Condition> conditions = new ArrayList<>();
        int count = random.nextInt(4);
        for (int i = 0; i < count; i++) {
            auxiliaries.add(Definition.of(List.of(new Rule.All(conjunction(encoding)))));
            int output = random.nextInt(classes);
            conditions.add(new ClassTally.Condition(
                    atoms + i, List.of(new ClassTally.Gain(output, BigInteger.valueOf(random.nextInt(2) * 10 - 3)))));
        }
        if (random.nextBoolean()) {
            conditions.add(new ClassTally.Condition(0, List.of(new ClassTally.Gain(0, BigInteger.valueOf(4)))));
        }
        List<BigInteger> start = IntStream.range(0, classes)
                .mapToObj(i -> BigInteger.valueOf(random.nextInt(3)))
                .toList();
        return RuleSet.ofTally(atoms, auxiliaries, new ClassTally(start, conditions));
    }
}
