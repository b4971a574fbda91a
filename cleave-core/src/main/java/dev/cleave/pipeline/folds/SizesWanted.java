package dev.cleave.pipeline.folds;

import dev.cleave.Preference;
import dev.cleave.RuleForm;
import dev.cleave.rules.search.softmax.SizeChoice;
import dev.cleave.rules.search.softmax.SizeCurve;
import dev.cleave.rules.search.softmax.SizeCurve.RowScores;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;

/** Which sizes of the kinds of a frontier are kept, and which of them is what somebody prefers. */
public record SizesWanted(KindChoice kinds, RuleForm form) {
    private static final double AS_GOOD = 0.25; // standard errors, of fewer rules

    /** So many conjunctions of a kind. */
    public record Wanted(Searched from, int size) {}

    /** What somebody prefers. */
    public Wanted wanted(Searched main, Optional<Searched> few, Optional<Searched> many) {
        SizeChoice choice = main.choice();
        return switch (form.preference()) {
            case READABLE ->
                few.map(other -> readable(main, other))
                        .orElseGet(() -> new Wanted(
                                main, choice.accurate(kinds.few(main.kind().shape()))));
            case BALANCED ->
                few.flatMap(other -> asNear(other, main)).orElseGet(() -> new Wanted(main, choice.balanced()));
            case ACCURATE -> most(many.orElse(main));
        };
    }

    private static Wanted most(Searched kind) {
        return new Wanted(kind, kind.most());
    }

    /** The more often right of two kinds, each at the size that is nearest to the networks; of equals the nearer. */
    private Wanted readable(Searched main, Searched few) {
        int own = main.choice().accurate(kinds.few(main.kind().shape()));
        int other = few.choice().accurate();
        RowScores ours = main.choice().of(own);
        RowScores theirs = few.choice().of(other);
        boolean isRighter = theirs.hits() > ours.hits() || theirs.hits() == ours.hits() && ours.fartherThan(theirs) > 0;
        return isRighter ? new Wanted(few, other) : new Wanted(main, own);
    }

    /** Few conjunctions that are as near to the networks as all that help. */
    private Optional<Wanted> asNear(Searched few, Searched main) {
        SizeChoice choice = main.choice();
        RowScores best = choice.of(choice.accurate());
        return IntStream.range(1, Math.min(choice.balanced(), Preference.FEW_RULES + 1))
                .filter(size -> few.choice().of(size).fartherThan(best) <= AS_GOOD)
                .filter(size ->
                        SizeCurve.ofSize(few.folds().get(0).path(), size).literals() <= choice.balanced())
                .mapToObj(size -> new Wanted(few, size))
                .findFirst();
    }

    /** Ever twice as many, up to as many as help. */
    public static List<Integer> sizesBeyond(Searched many, Searched main) {
        List<Integer> sizes = new ArrayList<>(List.of(many.most()));
        for (int size = many.most() / 2; size > main.choice().accurate(); size /= 2) {
            sizes.add(size);
        }
        return sizes;
    }

    /** Ever further apart, and those that may be asked for by name. */
    public List<Integer> sizes(Searched main, int wanted) {
        SizeChoice choice = main.choice();
        Set<Integer> sizes = new TreeSet<>(List.of(
                wanted,
                choice.accurate(),
                main.most(),
                choice.balanced(),
                choice.accurate(kinds.few(main.kind().shape()))));
        for (int size = 1; size <= main.most(); size += Math.max(1, size / 3)) {
            sizes.add(size);
        }
        if (form.mostRules() < RuleForm.ANY) {
            sizes.add(Math.min(main.most(), Math.max(1, kinds.bodies(form.mostRules()))));
            sizes.add(Math.min(main.most(), form.mostRules()));
        }
        return List.copyOf(sizes);
    }
}
