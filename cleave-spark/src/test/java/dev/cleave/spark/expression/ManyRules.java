package dev.cleave.spark.expression;

import dev.cleave.interchange.program.ClassOdds;
import dev.cleave.interchange.program.LabelOdds;
import dev.cleave.interchange.program.Program;
import dev.cleave.logic.ClassTally;
import dev.cleave.logic.Definition;
import dev.cleave.logic.Literal;
import dev.cleave.logic.Rule;
import dev.cleave.logic.RuleSet;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Programs with very many conjunctions, as boosted trees give, over the columns of another program. */
record ManyRules(Program program, int conjunctions, SplittableRandom random) {
    static Program classes(Program program, int conjunctions) {
        return new ManyRules(program, conjunctions, new SplittableRandom(11)).classes();
    }

    static Program label(Program program, int conjunctions) {
        return new ManyRules(program, conjunctions, new SplittableRandom(12)).label();
    }

    private Program classes() {
        int outputs = program.target().outputs();
        int first = program.rules().atoms();
        List<ClassTally.Condition> conditions = IntStream.range(0, conjunctions)
                .mapToObj(i -> new ClassTally.Condition(
                        first + i,
                        IntStream.range(0, outputs)
                                .mapToObj(output ->
                                        new ClassTally.Gain(output, BigInteger.valueOf(random.nextInt(-500, 500))))
                                .toList()))
                .toList();
        List<BigInteger> start = IntStream.range(0, outputs)
                .mapToObj(output -> BigInteger.valueOf(random.nextInt(1000)))
                .toList();
        ClassOdds.Lead lead = new ClassOdds.Lead(
                IntStream.range(0, outputs).mapToObj(output -> weights()).toList(),
                IntStream.range(0, outputs)
                        .mapToObj(output -> random.nextDouble())
                        .toList());
        return with(
                RuleSet.ofTally(first, auxiliaries(), new ClassTally(start, conditions)),
                program.labelOdds(),
                Optional.of(new ClassOdds(
                        Optional.of(lead), program.classOdds().orElseThrow().answers())));
    }

    /** Sums of these are not the same in every order. */
    private List<Double> weights() {
        return random.doubles(conjunctions, -0.3, 0.3).boxed().toList();
    }

    private Program label() {
        int first = program.rules().atoms();
        List<Rule.Term> terms = IntStream.range(0, conjunctions)
                .mapToObj(i -> new Rule.Term(
                        new Literal(first + i, random.nextBoolean()), BigInteger.valueOf(random.nextInt(1, 9))))
                .toList();
        BigInteger all = terms.stream().map(Rule.Term::weight).reduce(BigInteger.ZERO, BigInteger::add);
        Rule rule = new Rule.AtLeast(terms, all.shiftRight(1));
        List<LabelOdds.Step> steps =
                List.of(new LabelOdds.Step(BigInteger.ZERO, 0.125), new LabelOdds.Step(all.shiftRight(1), 0.75));
        return with(
                new RuleSet(first, auxiliaries(), List.of(Definition.of(List.of(rule)))),
                List.of(new LabelOdds(true, steps)),
                Optional.empty());
    }

    private List<Definition> auxiliaries() {
        List<Integer> atoms = List.copyOf(program.checks().keySet());
        return Stream.generate(() -> Definition.of(List.of(Rule.all(random.ints(0, atoms.size())
                        .distinct()
                        .limit(2)
                        .mapToObj(at -> new Literal(atoms.get(at), random.nextBoolean()))
                        .toArray(Literal[]::new)))))
                .limit(conjunctions)
                .toList();
    }

    private Program with(RuleSet rules, List<LabelOdds> labelOdds, Optional<ClassOdds> classOdds) {
        return new Program(
                program.inputs(),
                program.checks(),
                rules,
                program.words(),
                program.target(),
                labelOdds,
                classOdds,
                program.provenance());
    }
}
