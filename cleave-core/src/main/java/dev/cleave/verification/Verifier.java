package dev.cleave.verification;

import dev.cleave.budget.Budget;
import dev.cleave.logic.Domain;
import dev.cleave.logic.RuleSet;
import dev.cleave.network.GivenPredicates;
import dev.cleave.network.HardNetwork;
import dev.cleave.table.BitMatrix;
import dev.cleave.table.Rows;
import dev.cleave.verification.Scope.EveryValidInput;
import dev.cleave.verification.Scope.Method;
import dev.cleave.verification.circuit.SatProof;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/**
 * Compares behaviours on every input that a domain allows: by proof where both are symbolic, else by trying all
 * assignments of the atoms that matter where they are few enough, else on the rows that are given. When the budget runs out
 * the verdict is {@link Verdict.Undecided}. Behaviours of different shape get an {@link IllegalArgumentException}.
 */
public final class Verifier {
    /** Assignments that are tried one by one at most, unless said otherwise. */
    public static final long MOST_ASSIGNMENTS = 1L << 21;

    public static final int MOST_DIAGRAM_NODES = 30_000;

    private static final long FEW_ASSIGNMENTS = 1L << 16;

    private final Domain domain;
    private final Budget budget;
    private final long mostAssignments;
    private final SatProof proof;

    public Verifier(Domain domain, Budget budget) {
        this(domain, budget, MOST_ASSIGNMENTS, MOST_DIAGRAM_NODES);
    }

    Verifier(Domain domain, Budget budget, long mostAssignments, int mostDiagramNodes) {
        this.domain = domain;
        this.budget = budget;
        this.mostAssignments = mostAssignments;
        this.proof = new SatProof(domain, budget, mostDiagramNodes);
    }

    /** The same with another number of assignments that may be tried one by one. */
    public Verifier withMostAssignments(long most) {
        return new Verifier(domain, budget, most, MOST_DIAGRAM_NODES);
    }

    /** In all outputs, over all valid inputs. */
    public Verdict compare(Behaviour one, Behaviour other) {
        return compare(one, other, noRows());
    }

    /** In all outputs; on the rows first, as they are quick, and where all valid inputs are too many, on them alone. */
    public Verdict compare(Behaviour one, Behaviour other, BitMatrix rows) {
        Comparison whole = Comparison.whole(one, other);
        require(one);
        ValidRows valid = ValidRows.of(rows, domain);
        return whole.on(valid.rows())
                .map(difference -> difference.within(valid.scope()))
                .orElseGet(() -> everywhere(whole, valid));
    }

    /**
     * As {@link #compare(Behaviour, Behaviour)}, for a behaviour that was left free wherever none of these rows is: where the
     * two are not known to be the same on every valid input, the verdict is about the rows.
     *
     * @param seen no row where nothing was left free
     */
    public Verdict compareSeen(Behaviour one, Behaviour other, BitMatrix seen) {
        Verdict everywhere = compare(one, other);
        if (everywhere instanceof Verdict.Equivalent || seen.rows() == 0) {
            return everywhere;
        }
        Scope scope = new Scope.SeenRows(seen.rows());
        return Comparison.whole(one, other)
                .on(seen)
                .map(difference -> difference.within(scope))
                .orElseGet(() -> new Verdict.Equivalent(scope));
    }

    /** As {@link #compareSeen(Behaviour, Behaviour, BitMatrix)}; undecided of a network that reads more than atoms. */
    public Verdict compareSeen(RuleSet rules, HardNetwork network, BitMatrix seen) {
        return network.predicates() instanceof GivenPredicates
                ? compareSeen(Behaviour.of(rules), Behaviour.of(network), seen)
                : new Verdict.Undecided(
                        new EveryValidInput(domain.size(), Method.PROOF),
                        "it reads numbers by thresholds or predicates of its own");
    }

    /** Each output by itself; the budget is shared. */
    public List<Verdict> compareEach(Behaviour one, Behaviour other, BitMatrix rows) {
        require(one);
        ValidRows valid = ValidRows.of(rows, domain);
        List<Verdict> verdicts = new ArrayList<>();
        for (Comparison part : Comparison.whole(one, other).perOutput()) {
            verdicts.add(part.on(valid.rows())
                    .map(difference -> difference.within(valid.scope()))
                    .orElseGet(() -> everywhere(part, valid)));
        }
        return verdicts;
    }

    private Verdict everywhere(Comparison comparison, ValidRows rows) {
        Exhaustion exhaustion = new Exhaustion(domain, comparison.cone(), budget);
        if (comparison.one() instanceof Symbolic one && comparison.other() instanceof Symbolic other) {
            boolean isSoonTried = (one.hasClasses() || other.hasClasses())
                    && exhaustion.isWithin(Math.min(FEW_ASSIGNMENTS, mostAssignments));
            return isSoonTried
                    ? decide(Method.EXHAUSTION, () -> exhaustion.find(comparison))
                    : decide(
                            Method.PROOF,
                            () -> comparison.on(RandomInputs.of(domain)).or(() -> proof.find(comparison, one, other)));
        }
        if (exhaustion.isWithin(mostAssignments)) {
            return decide(Method.EXHAUSTION, () -> exhaustion.find(comparison));
        }
        return comparison.outputs().size() > 1
                ? Verdict.whole(comparison.perOutput().stream()
                        .map(part -> everywhere(part, rows))
                        .toList())
                : onRowsAlone(rows);
    }

    /** The rows have been compared by now, and agree. */
    private Verdict onRowsAlone(ValidRows rows) {
        if (rows.rows().rows() > 0) {
            return new Verdict.Equivalent(rows.scope());
        }
        return new Verdict.Undecided(
                new EveryValidInput(domain.size(), Method.EXHAUSTION),
                "more than " + mostAssignments + " assignments of the atoms that matter, and no rows to compare on");
    }

    private Verdict decide(Method method, Supplier<Optional<Difference>> search) {
        Scope scope = new EveryValidInput(domain.size(), method);
        try {
            return search.get()
                    .map(difference -> difference.within(scope))
                    .orElseGet(() -> new Verdict.Equivalent(scope));
        } catch (TooManyClasses e) {
            return new Verdict.Undecided(
                    scope,
                    "the classes are too many to be compared each with each, and no input that was tried differs");
        } catch (OutOfBudget e) {
            return new Verdict.Undecided(scope, budget.isCancelled() ? "cancelled" : "the time limit was reached");
        }
    }

    private void require(Behaviour behaviour) {
        if (behaviour.atoms() != domain.atoms()) {
            throw new IllegalArgumentException("the domain has " + domain.atoms() + " atoms, not " + behaviour.atoms());
        }
    }

    private BitMatrix noRows() {
        return new BitMatrix.Builder(0, domain.atoms()).build();
    }

    /** The rows that the domain allows. */
    private record ValidRows(BitMatrix rows, Scope scope) {
        static ValidRows of(BitMatrix rows, Domain domain) {
            int[] invalid = IntStream.range(0, rows.rows())
                    .parallel()
                    .filter(row -> !domain.isValid(MatrixRows.get(rows, row)))
                    .toArray();
            int count = rows.rows() - invalid.length;
            return new ValidRows(without(rows, invalid), new Scope.GivenRows(count, invalid.length));
        }

        private static BitMatrix without(BitMatrix rows, int[] invalid) {
            if (invalid.length == 0) {
                return rows;
            }
            BitSet kept = new BitSet(rows.rows());
            kept.set(0, rows.rows());
            IntStream.of(invalid).forEach(kept::clear);
            return rows.select(Rows.of(kept));
        }
    }
}
