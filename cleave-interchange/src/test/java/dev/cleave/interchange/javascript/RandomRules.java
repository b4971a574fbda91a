package dev.cleave.interchange.javascript;

import dev.cleave.evaluation.EvidenceSummary;
import dev.cleave.io.Model;
import dev.cleave.logic.ClassTally;
import dev.cleave.logic.Definition;
import dev.cleave.logic.Literal;
import dev.cleave.logic.Rule;
import dev.cleave.logic.RuleSet;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.TreeMap;

/** Programs of every form over the atoms of a model, in its place. */
record RandomRules(SplittableRandom random, int atoms) {
    static Model in(Model model, SplittableRandom random) {
        RandomRules made = new RandomRules(random, model.encoding().atoms().size());
        boolean exclusive = model.encoding().target().exclusive();
        int outputs = model.encoding().target().outputs();
        return new Model(
                model.encoding(),
                model.soft(),
                model.hard(),
                model.proved(),
                exclusive && random.nextBoolean() ? made.tally(outputs) : made.heads(outputs),
                EvidenceSummary.unknown(),
                model.calibration(),
                model.seen(),
                model.proof(),
                model.ledger(),
                model.provenance());
    }

    private RuleSet heads(int outputs) {
        List<Definition> auxiliaries = auxiliaries();
        List<Definition> heads = new ArrayList<>();
        for (int i = 0; i < outputs; i++) {
            heads.add(definition(atoms + auxiliaries.size(), random.nextInt(4)));
        }
        return new RuleSet(atoms, auxiliaries, heads);
    }

    private RuleSet tally(int classes) {
        List<Definition> auxiliaries = auxiliaries();
        boolean isHuge = random.nextBoolean();
        List<BigInteger> start = new ArrayList<>();
        for (int i = 0; i < classes; i++) {
            start.add(points(isHuge));
        }
        List<ClassTally.Condition> conditions = new ArrayList<>();
        for (int atom = 0; atom < atoms + auxiliaries.size(); atom++) {
            List<ClassTally.Gain> gains = new ArrayList<>();
            for (int output = 0; output < classes && random.nextInt(3) == 0; output++) {
                gains.add(new ClassTally.Gain(output, points(isHuge)));
            }
            conditions.add(new ClassTally.Condition(atom, gains));
        }
        return RuleSet.ofTally(atoms, auxiliaries, new ClassTally(start, conditions));
    }

    private BigInteger points(boolean isHuge) {
        BigInteger small = BigInteger.valueOf(random.nextInt(-3, 4));
        return isHuge ? small.shiftLeft(70).add(BigInteger.valueOf(random.nextInt(-2, 3))) : small;
    }

    private List<Definition> auxiliaries() {
        List<Definition> auxiliaries = new ArrayList<>();
        for (int i = random.nextInt(4); i > 0; i--) {
            auxiliaries.add(definition(atoms + auxiliaries.size(), 1 + random.nextInt(2)));
        }
        return auxiliaries;
    }

    private Definition definition(int known, int count) {
        List<Rule> rules = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            List<Literal> literals = literals(known);
            rules.add(random.nextInt(3) > 0 ? new Rule.All(literals) : counting(literals));
        }
        return new Definition(rules, random.nextInt(4) == 0);
    }

    private Rule counting(List<Literal> literals) {
        int shift = random.nextInt(4) == 0 ? 60 : 0;
        List<Rule.Term> terms = new ArrayList<>();
        for (Literal literal : literals) {
            BigInteger weight = BigInteger.valueOf(1 + random.nextInt(4)).shiftLeft(shift);
            terms.add(new Rule.Term(literal, weight.add(BigInteger.valueOf(random.nextInt(2)))));
        }
        return new Rule.AtLeast(terms, BigInteger.valueOf(random.nextInt(8)).shiftLeft(shift));
    }

    private List<Literal> literals(int known) {
        TreeMap<Integer, Literal> literals = new TreeMap<>();
        for (int i = random.nextInt(5); i > 0; i--) {
            int atom = random.nextInt(known);
            literals.put(atom, new Literal(atom, random.nextBoolean()));
        }
        return List.copyOf(literals.values());
    }
}
