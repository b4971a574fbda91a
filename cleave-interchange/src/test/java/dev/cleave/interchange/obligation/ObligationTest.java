package dev.cleave.interchange.obligation;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.cleave.budget.Budget;
import dev.cleave.examples.ClassNetworks;
import dev.cleave.examples.Networks;
import dev.cleave.io.text.Vocabulary;
import dev.cleave.logic.Definition;
import dev.cleave.logic.Domain;
import dev.cleave.logic.Group;
import dev.cleave.logic.Literal;
import dev.cleave.logic.Rule;
import dev.cleave.logic.RuleSet;
import dev.cleave.needs.Needs;
import dev.cleave.network.HardNetwork;
import dev.cleave.rules.reading.ClassRules;
import dev.cleave.verification.Behaviour;
import dev.cleave.verification.NetworkRules;
import dev.cleave.verification.Verdict;
import dev.cleave.verification.Verifier;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.logicng.datastructures.Tristate;
import org.logicng.formulas.FormulaFactory;
import org.logicng.io.readers.DimacsReader;
import org.logicng.solvers.MiniSat;

/** Solvers that know nothing of Cleave come to its verdict: z3 by sums and by clauses, and a SAT solver by clauses. */
class ObligationTest {
    private static final Domain DOMAIN = new Domain(List.of(
            new Group.OneHot(3), new Group.Thresholds(2, true), new Group.Free(), new Group.Thresholds(3, false)));

    @TempDir
    Path folder;

    @Test
    void solversAgreeWithTheVerdictOnClasses() throws Exception {
        for (long seed = 0; seed < 6; seed++) {
            HardNetwork network = ClassNetworks.network(new SplittableRandom(seed), DOMAIN.atoms(), 4, 3);
            RuleSet rules = ClassRules.extract(network, DOMAIN, seed % 2 == 0 ? 64 : 0, Budget.unlimited());
            assertVerdict(rules, network, seed, 3);
            assertVerdict(changed(rules), network, seed, 3);
        }
    }

    @Test
    void solversAgreeWithTheVerdictOnLabels() throws Exception {
        for (long seed = 0; seed < 8; seed++) {
            HardNetwork network = new Networks(seed).network(DOMAIN.atoms(), 3, 2);
            RuleSet rules = NetworkRules.of(network);
            assertVerdict(rules, network, seed, 2);
            assertVerdict(changed(rules), network, seed, 2);
        }
    }

    /** The first head never holds. */
    private static RuleSet changed(RuleSet rules) {
        List<Definition> heads = new ArrayList<>(rules.heads());
        heads.set(0, Definition.of(List.of(Rule.all(Literal.of(0), Literal.of(1)))));
        return new RuleSet(rules.atoms(), rules.auxiliaries(), heads);
    }

    private void assertVerdict(RuleSet rules, HardNetwork network, long seed, int outputs) throws Exception {
        Verdict verdict = new Verifier(DOMAIN, Budget.unlimited()).compare(Behaviour.of(rules), Behaviour.of(network));
        String expected = verdict instanceof Verdict.Equivalent ? "unsat" : "sat";
        Vocabulary words = ClassNetworks.words(DOMAIN.atoms(), outputs);
        Obligation obligation = new Obligation(DOMAIN, words, rules, NetworkRules.of(network));
        Path smt = Files.writeString(folder.resolve("o.smt2"), SmtLibText.of(obligation));
        Path cnf = Files.writeString(folder.resolve("o.cnf"), DimacsText.of(obligation));
        assertEquals(expected, z3(smt, "-smt2"), "seed " + seed);
        assertEquals(
                "unsat".equals(expected) ? "s UNSATISFIABLE" : "s SATISFIABLE", z3(cnf, "-dimacs"), "seed " + seed);
        FormulaFactory factory = new FormulaFactory();
        MiniSat solver = MiniSat.miniSat(factory);
        DimacsReader.readCNF(cnf.toFile(), factory).forEach(solver::add);
        assertEquals("unsat".equals(expected) ? Tristate.FALSE : Tristate.TRUE, solver.sat(), "seed " + seed);
    }

    private static String z3(Path file, String kind) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(Needs.program("z3", "z3").toString(), kind, file.toString())
                .redirectErrorStream(true)
                .start();
        process.getOutputStream().close();
        String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        process.waitFor();
        return printed.lines().findFirst().orElse("");
    }

    @Test
    void everyAtomIsNamed() {
        Vocabulary words = ClassNetworks.words(DOMAIN.atoms(), 1);
        RuleSet rules = RuleSet.plain(DOMAIN.atoms(), List.of(Definition.of(List.of(Rule.all(Literal.of(0))))));
        Obligation obligation = new Obligation(DOMAIN, words, rules, rules);
        assertEquals(
                IntStream.rangeClosed(1, DOMAIN.atoms())
                        .mapToObj(i -> "c " + i + " is c = v" + (i - 1))
                        .toList(),
                DimacsText.of(obligation)
                        .lines()
                        .filter(line -> line.matches("c \\d.*"))
                        .toList());
    }
}
