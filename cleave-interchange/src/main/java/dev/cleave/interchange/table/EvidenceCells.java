package dev.cleave.interchange.table;

import dev.cleave.evaluation.Evidence;
import dev.cleave.evaluation.EvidenceSummary;
import dev.cleave.interchange.program.NumberedRule;
import dev.cleave.interchange.program.Program;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What rows say of the rule that a line is of, and of classes by points what they say of the class; empty where nothing is known. */
record EvidenceCells(Program program, EvidenceSummary standing) {
    static final List<String> HEADER = List.of("train covered", "train right", "test covered", "test right");

    List<String> of(TableLine line) {
        return Stream.of(standing.train(), standing.test())
                .flatMap(part -> cells(part, line).stream())
                .toList();
    }

    private List<String> cells(List<Evidence> part, TableLine line) {
        return part.stream()
                .filter(evidence -> isOf(evidence, line))
                .findFirst()
                .map(evidence -> List.of(Long.toString(evidence.covered()), Long.toString(evidence.right())))
                .orElse(List.of("", ""));
    }

    private boolean isOf(Evidence evidence, TableLine line) {
        if (line.rule() == 0) {
            return line.kind() == TableLine.Kind.POINTS
                    && line.operator() == TableLine.Operator.NONE
                    && program.words().name(evidence.head()).equals(line.head());
        }
        NumberedRule rule = program.numbered().get(line.rule() - 1);
        Optional<NumberedRule> first = program.of(false, rule.index()).stream().findFirst();
        return !rule.isAuxiliary()
                && first.filter(own -> evidence.isOf(rule.index(), rule.number() - own.number()))
                        .isPresent();
    }
}
