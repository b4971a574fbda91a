package dev.cleave.cli.answer;

import dev.cleave.io.FrontierEntry;
import dev.cleave.io.Model;
import dev.cleave.web.report.Sizes;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** How much smaller or better the rules could be, and how to choose. */
public record FrontierSection(Model model) {
    private static final int CELL = 8;
    private static final int NAME = 18; // columns before the cells
    private static final int MOST = (Wrapped.WIDTH - NAME) / CELL;

    /** None where there is but one size. */
    public List<String> lines(String file) {
        List<FrontierEntry> all = sizes().all();
        if (all.size() < 2) {
            return List.of();
        }
        StringBuilder literals = new StringBuilder(String.format(Locale.ROOT, "%-" + NAME + "s", "  literals"));
        StringBuilder accuracies =
                new StringBuilder(String.format(Locale.ROOT, "%-" + NAME + "s", "  accuracy in turn"));
        for (FrontierEntry entry : shown(all)) {
            literals.append(cell(entry, String.valueOf(entry.literals())));
            accuracies.append(
                    cell(entry, String.format(Locale.ROOT, "%.3f", entry.score().accuracy())));
        }
        List<String> lines = new ArrayList<>();
        lines.add(literals.toString().stripTrailing());
        lines.add(accuracies.toString().stripTrailing());
        lines.addAll(Wrapped.under(
                "  ",
                String.format(
                        Locale.ROOT,
                        "Each fold was held out in turn; the networks have %.3f there. [ ] is what you see. Another"
                                + " size: cleave choose %s --literals N, or learn with --prefer readable, --prefer"
                                + " accurate, --max-rules N.",
                        all.get(0).score().network(),
                        file)));
        return lines;
    }

    /** Some, from the smallest to the largest, with the chosen one. */
    private List<FrontierEntry> shown(List<FrontierEntry> all) {
        int most = all.size() <= MOST ? MOST : MOST - 2; // beside the last and the chosen one
        int step = (all.size() + most - 1) / most;
        List<FrontierEntry> some = new ArrayList<>();
        for (int i = 0; i < all.size(); i++) {
            if (some.size() < most && i % step == 0 || i == all.size() - 1 || sizes().isChosen(all.get(i))) {
                some.add(all.get(i));
            }
        }
        return some;
    }

    private Sizes sizes() {
        return new Sizes(model);
    }

    private String cell(FrontierEntry entry, String text) {
        return String.format(Locale.ROOT, "%" + CELL + "s", sizes().isChosen(entry) ? "[" + text + "]" : text + " ");
    }
}
