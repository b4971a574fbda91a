package dev.cleave.verification;

import dev.cleave.logic.Definition;
import dev.cleave.logic.Domain;
import dev.cleave.logic.Formula;
import dev.cleave.logic.Group;
import dev.cleave.logic.Literal;
import dev.cleave.logic.Rule;
import dev.cleave.logic.RuleSet;
import dev.cleave.network.GivenPredicates;
import dev.cleave.network.HardNetwork;
import dev.cleave.network.IndependentHead;
import dev.cleave.network.SemiSymbolicLayer;
import dev.cleave.network.SemiSymbolicLayer.Kind;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;

/** Small domains, networks full of ties, and rule sets of every shape, by seed. */
public final class RandomCases {
    private final Random random;

    public RandomCases(long seed) {
        this.random = new Random(seed);
    }

    public Domain domain() {
        List<Group> groups = new ArrayList<>();
        int count = 1 + random.nextInt(4);
        for (int i = 0; i < count; i++) {
            groups.add(
                    switch (random.nextInt(4)) {
                        case 0 -> new Group.OneHot(2 + random.nextInt(3));
                        case 1 -> new Group.Thresholds(1 + random.nextInt(3), random.nextBoolean());
                        default -> new Group.Free();
                    });
        }
        return new Domain(groups);
    }

    public HardNetwork network(int atoms, int outputs) {
        int conjunctions = 1 + random.nextInt(4);
        double delta = random.nextInt(5) > 0 ? 1 : random.nextInt(5) / 4.0;
        return new HardNetwork(
                new GivenPredicates(atoms),
                SemiSymbolicLayer.of(Kind.CONJUNCTIVE, delta, conjunctions, atoms, weights(conjunctions * atoms)),
                SemiSymbolicLayer.of(Kind.DISJUNCTIVE, delta, outputs, conjunctions, weights(outputs * conjunctions)),
                new IndependentHead(outputs));
    }

    /** Tenths, halves, powers of two, anything; a third of them 0. */
    private float[] weights(int count) {
        float[] weights = new float[count];
        int kind = random.nextInt(4);
        for (int i = 0; i < count; i++) {
            float weight = switch (kind) {
                case 0 -> (random.nextInt(13) - 6) * 0.1f;
                case 1 -> (random.nextInt(7) - 3) * 0.5f;
                case 2 -> Math.scalb(random.nextBoolean() ? 1f : -1f, random.nextInt(60) - 30);
                default -> (float) random.nextGaussian();
            };
            weights[i] = random.nextInt(3) == 0 ? 0 : weight;
        }
        return weights;
    }

    public RuleSet rules(int atoms, int outputs) {
        int auxiliaries = random.nextInt(3);
        return new RuleSet(
                atoms,
                IntStream.range(0, auxiliaries)
                        .mapToObj(i -> definition(atoms + i))
                        .toList(),
                IntStream.range(0, outputs)
                        .mapToObj(i -> definition(atoms + auxiliaries))
                        .toList());
    }

    private Definition definition(int atoms) {
        List<Rule> rules = new ArrayList<>();
        int count = random.nextInt(4);
        for (int i = 0; i < count; i++) {
            rules.add(rule(atoms));
        }
        return new Definition(rules, random.nextInt(4) == 0);
    }

    private Rule rule(int atoms) {
        List<Literal> literals = IntStream.range(0, atoms)
                .filter(atom -> random.nextInt(atoms) < 3)
                .mapToObj(atom -> new Literal(atom, random.nextBoolean()))
                .toList();
        if (random.nextBoolean()) {
            return new Rule.All(literals);
        }
        List<Rule.Term> terms = literals.stream()
                .map(literal -> new Rule.Term(literal, BigInteger.valueOf(1 + random.nextInt(4))))
                .toList();
        return new Rule.AtLeast(terms, BigInteger.valueOf(random.nextInt(8) - 1));
    }

    /** A rule set with the same answers on every valid input: one rule for each input on which an output holds. */
    public static RuleSet truthTable(Behaviour behaviour, Domain domain) {
        List<List<Rule>> rules = IntStream.range(0, behaviour.outputs())
                .<List<Rule>>mapToObj(i -> new ArrayList<>())
                .toList();
        domain.forEach(bits -> {
            BitSet answer = answer(behaviour, bits);
            answer.stream().forEach(output -> rules.get(output).add(exactly(bits, domain.atoms())));
        });
        return RuleSet.plain(domain.atoms(), rules.stream().map(Definition::of).toList());
    }

    private static Rule exactly(BitSet bits, int atoms) {
        return new Rule.All(IntStream.range(0, atoms)
                .mapToObj(atom -> new Literal(atom, bits.get(atom)))
                .toList());
    }

    public static BitSet answer(Behaviour behaviour, BitSet bits) {
        return MatrixRows.get(behaviour.answers(MatrixRows.of(List.of(bits), behaviour.atoms())), 0);
    }

    /** The same with one literal of one rule turned over, or one rule less; unchanged where there is none. */
    public RuleSet mutated(RuleSet rules) {
        List<Definition> heads = new ArrayList<>(rules.heads());
        int output = random.nextInt(heads.size());
        List<Rule> changed = new ArrayList<>(heads.get(output).rules());
        if (!changed.isEmpty()) {
            int which = random.nextInt(changed.size());
            Rule rule = changed.remove(which);
            if (rule instanceof Rule.All && rule.length() > 0 && random.nextBoolean()) {
                List<Literal> literals = new ArrayList<>(rule.literals());
                literals.add(literals.remove(random.nextInt(literals.size())).negated());
                changed.add(new Rule.All(literals));
            }
        }
        heads.set(output, new Definition(changed, heads.get(output).negated()));
        return new RuleSet(rules.atoms(), rules.auxiliaries(), heads);
    }

    public Formula formula(int atoms, int depth) {
        if (depth == 0 || random.nextInt(6) == 0) {
            return random.nextInt(8) == 0
                    ? new Formula.Constant(random.nextBoolean())
                    : new Formula.Variable(random.nextInt(atoms));
        }
        List<Formula> operands = List.of(formula(atoms, depth - 1), formula(atoms, depth - 1));
        return switch (random.nextInt(3)) {
            case 0 -> new Formula.Not(operands.get(0));
            case 1 -> new Formula.And(operands);
            default -> new Formula.Or(operands);
        };
    }
}
