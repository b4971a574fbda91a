package dev.cleave.comparison;

import dev.cleave.budget.Budget;
import dev.cleave.encoding.Encoding;
import dev.cleave.encoding.label.Label;
import dev.cleave.io.Model;
import dev.cleave.logic.Domain;
import dev.cleave.logic.RuleSet;
import dev.cleave.table.BitMatrix;
import dev.cleave.table.InputException;
import dev.cleave.table.OneLine;
import dev.cleave.table.SourceLocation;
import dev.cleave.table.Table;
import dev.cleave.verification.Behaviour;
import dev.cleave.verification.Fidelity;
import dev.cleave.verification.Verdict;
import dev.cleave.verification.Verifier;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/**
 * How a second model differs from a first.
 *
 * @param rows where rows were given
 */
public record ModelDifference(RuleChanges rules, InputDifference inputs, Optional<RowDifference> rows) {
    private static final int DRAWS = 20_000;

    /** An {@link InputException} where they predict different things, or the rows lack a column of one of them. */
    public static ModelDifference of(Model one, Model other, Optional<Table> table, Budget budget) {
        List<Integer> outputs = outputs(one.encoding(), other.encoding());
        RuleChanges changes = RuleChanges.of(SaidRule.of(one), SaidRule.of(other));
        return new ModelDifference(
                changes,
                MergedEncoding.of(one.encoding(), other.encoding())
                        .map(merged -> inputs(one, other, outputs, merged, budget))
                        .orElseGet(() -> new InputDifference.Unknown(
                                "they don't take the same columns for numbers, or read predicates that a"
                                        + " network invented")),
                table.map(rows -> rows(one, other, outputs, rows)));
    }

    /** Whether they are known to be one function, or, where that can't be known, not to differ on the rows that were given. */
    public boolean isSame() {
        boolean onRows = rows.stream().allMatch(found -> found.differing().isEmpty());
        if (inputs instanceof InputDifference.Counted counted) {
            return counted.differing().signum() == 0 && onRows;
        }
        return inputs instanceof InputDifference.None && onRows;
    }

    /** Where each output of the first is in the second. */
    private static List<Integer> outputs(Encoding one, Encoding other) {
        List<String> first = names(one);
        List<String> second = names(other);
        if (first.size() != second.size()
                || !second.containsAll(first)
                || one.target().exclusive() != other.target().exclusive()) {
            throw new InputException(
                    SourceLocation.unknown(),
                    "the models predict different things: " + OneLine.listed(first, 5) + ", and "
                            + OneLine.listed(second, 5) + advice(one, other));
        }
        return first.stream().map(second::indexOf).toList();
    }

    private static String advice(Encoding one, Encoding other) {
        boolean isOneColumn = one.target().columns().equals(other.target().columns());
        return isOneColumn && !one.target().exclusive() && !other.target().exclusive()
                ? "; learn or import one of them again with --positive "
                        + OneLine.quoted(other.target().labels().get(0).positive())
                : "";
    }

    private static List<String> names(Encoding encoding) {
        return encoding.target().labels().stream()
                .map(Label::atom)
                .map(Object::toString)
                .toList();
    }

    private static InputDifference inputs(
            Model one, Model other, List<Integer> outputs, MergedEncoding merged, Budget budget) {
        boolean isOrdered = IntStream.range(0, outputs.size()).allMatch(i -> outputs.get(i) == i);
        if (!isOrdered) {
            return new InputDifference.Unknown("their classes stand in another order");
        }
        Domain domain = merged.encoding().domain();
        RuleSet first = merged.over(one.rules(), one.encoding());
        RuleSet second = merged.over(other.rules(), other.encoding());
        Optional<DifferenceCounter.Count> count = DifferenceCounter.count(domain, first, second, budget);
        if (count.isPresent()) {
            return new InputDifference.Counted(
                    count.get().inputs(), domain.size(), count.get().witness().map(merged::cells));
        }
        Verdict verdict = new Verifier(domain, budget).compare(Behaviour.of(first), Behaviour.of(second));
        if (verdict instanceof Verdict.Equivalent) {
            return new InputDifference.None(domain.size());
        }
        Optional<BitSet> found =
                verdict instanceof Verdict.Differs differs ? Optional.of(differs.counterexample()) : Optional.empty();
        return drawn(domain, first, second, merged, found);
    }

    private static InputDifference drawn(
            Domain domain, RuleSet one, RuleSet other, MergedEncoding merged, Optional<BitSet> found) {
        SplittableRandom random = new SplittableRandom(0);
        int differing = 0;
        Optional<BitSet> witness = found;
        for (int i = 0; i < DRAWS; i++) {
            BitSet row = new BitSet();
            for (int group = 0; group < domain.groups().size(); group++) {
                int states = domain.groups().get(group).states();
                domain.groups().get(group).write(random.nextInt(states), row, domain.start(group));
            }
            if (!one.answer(row).equals(other.answer(row))) {
                differing++;
                witness = witness.or(() -> Optional.of(row));
            }
        }
        Fidelity share = new Fidelity(0, 0, DRAWS, differing, Optional.empty());
        return new InputDifference.Drawn(
                differing,
                DRAWS,
                1 - share.upper(),
                1 - share.lower(),
                witness.map(row -> merged.cells(states(domain, row))));
    }

    private static List<Integer> states(Domain domain, BitSet row) {
        return IntStream.range(0, domain.groups().size())
                .mapToObj(group -> domain.groups()
                        .get(group)
                        .stateOf(row, domain.start(group))
                        .orElse(0))
                .toList();
    }

    private static RowDifference rows(Model one, Model other, List<Integer> outputs, Table table) {
        BitMatrix first = answers(one, table);
        BitMatrix second = answers(other, table);
        List<Integer> differing = new ArrayList<>();
        for (int row = 0; row < table.rows(); row++) {
            int number = row;
            if (IntStream.range(0, outputs.size())
                    .anyMatch(output -> first.get(number, output) != second.get(number, outputs.get(output)))) {
                differing.add(row);
            }
        }
        return new RowDifference(table.rows(), differing);
    }

    private static BitMatrix answers(Model model, Table table) {
        return BitMatrix.ofColumns(
                model.rules().answer(model.encoding().inputs(table).inputs().transposed()));
    }
}
