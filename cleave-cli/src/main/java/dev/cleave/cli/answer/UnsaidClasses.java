package dev.cleave.cli.answer;

import dev.cleave.encoding.label.Target;
import dev.cleave.io.Model;
import dev.cleave.table.OneLine;
import dev.cleave.web.report.RowSet;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Classes that rows have and rules say of none of them, which averages over all rows hide. */
public record UnsaidClasses(Model model, List<RowSet> rows) {
    private static final int MOST = 5; // that are named

    public Optional<String> warning() {
        Target target = model.encoding().target();
        if (!target.exclusive()) {
            return Optional.empty();
        }
        List<List<BitSet>> said =
                rows.stream().map(part -> part.said(model.rules())).toList();
        List<String> classes = new ArrayList<>();
        for (int output = 0; output < target.outputs(); output++) {
            int own = output;
            int rowsOf = rows.stream()
                    .mapToInt(part -> part.labels().get(own).cardinality())
                    .sum();
            if (rowsOf > 0 && said.stream().allMatch(answers -> answers.get(own).isEmpty())) {
                classes.add(String.format(
                        Locale.ROOT,
                        "%s (%,d row%s)",
                        OneLine.quoted(target.labels().get(own).positive()),
                        rowsOf,
                        rowsOf == 1 ? "" : "s"));
            }
        }
        return classes.isEmpty() ? Optional.empty() : Optional.of(warning(classes));
    }

    private static String warning(List<String> classes) {
        String named = String.join(", ", classes.subList(0, Math.min(MOST, classes.size())));
        String more = classes.size() > MOST ? " and " + (classes.size() - MOST) + " more" : "";
        return "warning: of no row the rules say " + named + more
                + "; --metric macro-f1 or --class-weights balanced make rare classes count";
    }
}
