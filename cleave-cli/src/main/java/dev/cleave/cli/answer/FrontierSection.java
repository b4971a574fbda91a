package dev.cleave.cli.answer;

import dev.cleave.io.FrontierEntry;
import dev.cleave.io.Model;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** How much smaller or better the rules could be, and how to choose. */
public record FrontierSection(Model model) {
    private static final int MOST = 7;

    /** None where there is but one size. */
    public List<String> lines(String file) {
        List<FrontierEntry> all = model.frontier();
        if (all.size() < 2) {
            return List.of();
        }
        List<String> lines = new ArrayList<>(Wrapped.under(
                "  ",
                "accuracy on rows held out in turn, by size: "
                        + shown(all).stream().map(this::text).collect(Collectors.joining(", "))
                        + String.format(
                                Locale.ROOT,
                                "; the networks %.3f.",
                                all.get(0).score().network())));
        lines.addAll(Wrapped.under(
                "  ",
                "Another size: cleave choose " + file
                        + " --literals N, or learn with --prefer readable, --prefer accurate," + " --max-rules N."));
        return lines;
    }

    /** Some, from the smallest to the largest, with the chosen one. */
    private List<FrontierEntry> shown(List<FrontierEntry> all) {
        int step = (all.size() + MOST - 1) / MOST;
        List<FrontierEntry> some = new ArrayList<>();
        for (int i = 0; i < all.size(); i++) {
            if (i % step == 0 || i == all.size() - 1 || isChosen(all.get(i))) {
                some.add(all.get(i));
            }
        }
        return some;
    }

    private boolean isChosen(FrontierEntry entry) {
        return entry.rules().equals(model.rules());
    }

    private String text(FrontierEntry entry) {
        String size = entry.literals() + (entry.literals() == 1 ? " literal" : " literals");
        String score = String.format(Locale.ROOT, "%.3f", entry.score().accuracy());
        return isChosen(entry) ? "[" + size + " " + score + "]" : size + " " + score;
    }
}
