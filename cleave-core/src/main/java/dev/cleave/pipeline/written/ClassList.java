package dev.cleave.pipeline.written;

import dev.cleave.io.parse.WrittenRules;
import dev.cleave.logic.Box;
import dev.cleave.logic.ClassTally;
import dev.cleave.logic.Definition;
import dev.cleave.logic.Domain;
import dev.cleave.logic.Group;
import dev.cleave.logic.Literal;
import dev.cleave.logic.Rule;
import dev.cleave.logic.RuleSet;
import dev.cleave.network.HardNetwork;
import dev.cleave.rules.atleast.AtLeastPlain;
import dev.cleave.rules.writeback.ClassNetwork;
import dev.cleave.table.InputException;
import dev.cleave.table.SourceLocation;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Classes as conjunctions that give points. Rules of classes are a list: the first that fires, as they were written, says the class. Each
 * then has more points than those after it that may fire beside it give to any other class.
 *
 * @param points [conjunctions], by class
 */
record ClassList(int atoms, List<Rule.All> bodies, List<List<ClassTally.Gain>> points, List<BigInteger> start) {
    private static final int MOST_RULES = 2_000;
    private static final int MOST_BITS = 100; // of points, powers of two, so that floats hold them exactly
    private static final int MOST_PLAIN = 64; // of one at-least rule

    /** @param usual the class that is said where no rule fires, unless one is named */
    static ClassList of(WrittenRules written, RuleSet rules, int usual, Domain domain) {
        return rules.tally()
                .map(tally -> ofTally(rules, tally))
                .orElseGet(() -> ofRules(written, rules, usual, domain));
    }

    private static ClassList ofRules(WrittenRules written, RuleSet rules, int usual, Domain domain) {
        List<Rule.All> bodies = new ArrayList<>();
        List<Integer> classes = new ArrayList<>();
        int[] next = new int[rules.heads().size()];
        for (int output : written.order()) {
            Rule rule = rules.heads().get(output).rules().get(next[output]++);
            for (Rule.All body : plain(rule, rules)) {
                bodies.add(body);
                classes.add(output);
            }
        }
        if (bodies.size() > MOST_RULES || rules.heads().stream().anyMatch(Definition::negated)) {
            throw refused("classes need rules that say when each holds, at most " + MOST_RULES + " in all");
        }
        List<BigInteger> worth = worth(bodies, classes, domain);
        List<List<ClassTally.Gain>> points = new ArrayList<>();
        for (int i = 0; i < bodies.size(); i++) {
            points.add(List.of(new ClassTally.Gain(classes.get(i), worth.get(i))));
        }
        int otherwise = written.otherwise().orElse(usual);
        List<BigInteger> start = IntStream.range(0, rules.heads().size())
                .mapToObj(output -> output == otherwise ? BigInteger.ONE : BigInteger.ZERO)
                .toList();
        return new ClassList(rules.atoms(), bodies, points, start);
    }

    /** From the last to the first: more than any other class may get from its start and from later rules beside this one. */
    private static List<BigInteger> worth(List<Rule.All> bodies, List<Integer> classes, Domain domain) {
        BigInteger[] worth = new BigInteger[bodies.size()];
        for (int i = bodies.size() - 1; i >= 0; i--) {
            Map<Integer, BigInteger> others = new TreeMap<>();
            for (int j = i + 1; j < bodies.size(); j++) {
                if (!classes.get(j).equals(classes.get(i)) && areTogether(bodies.get(i), bodies.get(j), domain)) {
                    others.merge(classes.get(j), worth[j], BigInteger::add);
                }
            }
            BigInteger most = others.values().stream().reduce(BigInteger.ZERO, BigInteger::max);
            worth[i] = BigInteger.ONE.shiftLeft(most.add(BigInteger.ONE).bitLength()); // more than that and the start
            if (worth[i].bitLength() > MOST_BITS) {
                throw refused("these rules of classes are a list of more than " + (MOST_BITS - 2)
                        + " rules that may fire together; write them without overlaps");
            }
        }
        return List.of(worth);
    }

    /** Whether both may fire on a row, one with a value that the data did not have among them. */
    private static boolean areTogether(Rule.All one, Rule.All other, Domain domain) {
        List<Literal> both = new ArrayList<>(one.literals());
        both.addAll(other.literals());
        Set<Integer> chosen = both.stream()
                .filter(Literal::positive)
                .map(literal -> domain.groupOf(literal.atom()))
                .collect(Collectors.toCollection(TreeSet::new));
        both.removeIf(literal -> domain.groups().get(domain.groupOf(literal.atom())) instanceof Group.OneHot
                && !chosen.contains(domain.groupOf(literal.atom())));
        return Box.of(domain, both).isPresent();
    }

    private static List<Rule.All> plain(Rule rule, RuleSet rules) {
        boolean isOverAtoms = rule.literals().stream().allMatch(literal -> literal.atom() < rules.atoms());
        if (isOverAtoms && rule instanceof Rule.All all) {
            return List.of(all);
        }
        if (isOverAtoms && rule instanceof Rule.AtLeast atLeast) {
            return AtLeastPlain.of(atLeast, MOST_PLAIN)
                    .orElseThrow(() -> refused("an at-least rule of a class stands for too many plain ones"));
        }
        throw refused("rules of classes can't use named conditions; write these out");
    }

    private static ClassList ofTally(RuleSet rules, ClassTally tally) {
        List<Rule.All> bodies = new ArrayList<>();
        for (ClassTally.Condition condition : tally.conditions()) {
            bodies.add(body(condition.atom(), rules));
        }
        return new ClassList(
                rules.atoms(),
                bodies,
                tally.conditions().stream().map(ClassTally.Condition::gains).toList(),
                tally.start());
    }

    private static Rule.All body(int atom, RuleSet rules) {
        if (atom < rules.atoms()) {
            return Rule.all(Literal.of(atom));
        }
        Definition definition = rules.auxiliaries().get(atom - rules.atoms());
        if (!definition.negated()
                && definition.rules().size() == 1
                && definition.rules().get(0) instanceof Rule.All all
                && all.literals().stream().allMatch(literal -> literal.atom() < rules.atoms())) {
            return all;
        }
        throw refused("points of classes need conditions with 'and' alone between them; write the others out");
    }

    private static InputException refused(String problem) {
        return new InputException(SourceLocation.unknown(), problem);
    }

    RuleSet rules() {
        List<ClassTally.Condition> conditions = IntStream.range(0, bodies.size())
                .mapToObj(i -> new ClassTally.Condition(atoms + i, points.get(i)))
                .toList();
        List<Definition> auxiliaries =
                bodies.stream().map(body -> Definition.of(List.of(body))).toList();
        return RuleSet.ofTally(atoms, auxiliaries, new ClassTally(start, conditions));
    }

    HardNetwork network() {
        double[][] scores = new double[start.size()][bodies.size()];
        for (int i = 0; i < bodies.size(); i++) {
            for (ClassTally.Gain gain : points.get(i)) {
                scores[gain.output()][i] = gain.points().doubleValue();
            }
        }
        double[] biases = start.stream().mapToDouble(BigInteger::doubleValue).toArray();
        return ClassNetwork.of(atoms, bodies, scores, biases);
    }
}
