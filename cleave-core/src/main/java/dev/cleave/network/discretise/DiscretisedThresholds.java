package dev.cleave.network.discretise;

import dev.cleave.encoding.Encoding;
import dev.cleave.encoding.fit.ColumnGaps;
import dev.cleave.logic.Atom;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SortedSet;
import java.util.TreeMap;

/** The encoding with a threshold for each cut that is used, and where each input of the network stands among its atoms. */
final class DiscretisedThresholds {
    private final Map<DiscretisedInput, Atom> atoms = new HashMap<>();
    private final Encoding encoding;
    private final Map<Atom, Integer> indices = new HashMap<>();

    /**
     * @param gaps by numeric column
     * @param plain the atoms that the network reads, in their order
     * @param used the inputs that have a weight
     */
    DiscretisedThresholds(
            Encoding before, List<ColumnGaps> gaps, List<Integer> plain, SortedSet<DiscretisedInput> used) {
        Map<String, List<Double>> thresholds = new HashMap<>();
        byGap(used).forEach((gap, together) -> {
            ColumnGaps column = gaps.get(gap.column());
            List<Double> cuts = column.cuts(gap.gap(), together.size());
            thresholds
                    .computeIfAbsent(column.column().name(), key -> new ArrayList<>()) // none: a column keeps its own
                    .addAll(cuts);
            for (int i = 0; i < cuts.size(); i++) {
                atoms.put(together.get(i), new Atom.Above(column.column().name(), cuts.get(i)));
            }
        });
        for (int i = 0; i < plain.size(); i++) {
            atoms.put(DiscretisedInput.atom(i), before.atoms().get(plain.get(i)));
        }
        this.encoding = before.withCuts(thresholds);
        for (int i = 0; i < encoding.atoms().size(); i++) {
            indices.put(encoding.atoms().get(i), i);
        }
    }

    /** The cuts of each gap, gaps ascending within their column. */
    private static Map<DiscretisedInput, List<DiscretisedInput>> byGap(SortedSet<DiscretisedInput> used) {
        Map<DiscretisedInput, List<DiscretisedInput>> byGap = new TreeMap<>();
        used.stream()
                .filter(DiscretisedInput::isCut)
                .forEach(cut -> byGap.computeIfAbsent(
                                new DiscretisedInput(cut.column(), cut.gap(), 0), key -> new ArrayList<>())
                        .add(cut));
        return byGap;
    }

    Encoding encoding() {
        return encoding;
    }

    int atom(DiscretisedInput input) {
        return Objects.requireNonNull(indices.get(atoms.get(input)));
    }
}
