package dev.cleave.datasets;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.cleave.logic.Formula;
import dev.cleave.needs.Needs;
import dev.cleave.table.bnet.BooleanNetwork;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.BitSet;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What a formula means is not for us alone to say: clingo computes the next state of every state, too. */
class NetworkAgainstClingoTest {
    @TempDir
    private Path folder;

    private final StringBuilder program = new StringBuilder();
    private int names;

    @ParameterizedTest
    @EnumSource(names = {"MAM", "FISSION", "BUDDING", "BUDDING_LI2004"})
    void clingoFindsTheSameNextStates(KnownNetwork known) throws IOException, InterruptedException {
        Path clingo = Needs.clingo();
        BooleanNetwork network = known.load();
        int genes = network.genes().size();
        program.append("state(0..").append((1 << genes) - 1).append(").\n");
        program.append("on(S,G) :- state(S), G = 0..").append(genes - 1).append(", S / 2**G \\ 2 = 1.\n");
        for (int gene = 0; gene < genes; gene++) {
            String name = define(network.rules().get(gene));
            program.append("next(S,").append(gene).append(") :- ").append(name).append("(S).\n");
        }
        program.append("#show next/2.\n");
        Set<String> ours = ours(network);
        Set<String> theirs = clingo(clingo);
        Set<String> both = new TreeSet<>(ours);
        both.retainAll(theirs);
        assertEquals(Set.of(), difference(ours, both), "ours alone");
        assertEquals(Set.of(), difference(theirs, both), "clingo's alone");
    }

    /** Adds rules for a predicate that holds of the states in which the formula does. */
    private String define(Formula formula) {
        String name = "f" + names++;
        if (formula instanceof Formula.Constant constant) {
            // A fact that never fires keeps the predicate defined where the constant is false.
            program.append(name)
                    .append("(S) :- state(S), ")
                    .append(constant.value() ? "1=1" : "1=2")
                    .append(".\n");
        } else if (formula instanceof Formula.Variable variable) {
            program.append(name).append("(S) :- on(S,").append(variable.index()).append(").\n");
        } else if (formula instanceof Formula.Not not) {
            String operand = define(not.operand());
            program.append(name).append("(S) :- state(S), not ").append(operand).append("(S).\n");
        } else if (formula instanceof Formula.And and) {
            String body =
                    and.operands().stream().map(part -> define(part) + "(S)").collect(Collectors.joining(", "));
            program.append(name).append("(S) :- ").append(body).append(".\n");
        } else if (formula instanceof Formula.Or or) {
            or.operands().forEach(part -> {
                String operand = define(part);
                program.append(name).append("(S) :- ").append(operand).append("(S).\n");
            });
        }
        return name;
    }

    /** A few of those that are in the first alone. */
    private static Set<String> difference(Set<String> all, Set<String> without) {
        return all.stream()
                .filter(fact -> !without.contains(fact))
                .limit(5)
                .collect(Collectors.toCollection(LinkedHashSet::new));
    }

    private static Set<String> ours(BooleanNetwork network) {
        Set<String> facts = new TreeSet<>();
        for (long state = 0; state < 1L << network.genes().size(); state++) {
            String prefix = "next(" + state + ",";
            network.next(BitSet.valueOf(new long[] {state})).stream().forEach(gene -> facts.add(prefix + gene + ")"));
        }
        return facts;
    }

    private Set<String> clingo(Path clingo) throws IOException, InterruptedException {
        Path file = Files.writeString(folder.resolve("network.lp"), program);
        Process process = new ProcessBuilder(clingo.toString(), "--outf=0", "--verbose=0", file.toString())
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        String answer = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        process.waitFor();
        return Arrays.stream(answer.lines().findFirst().orElse("").split(" "))
                .collect(Collectors.toCollection(TreeSet::new));
    }
}
