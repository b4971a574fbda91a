package dev.cleave.lab;

import dev.cleave.evaluation.Task;
import dev.cleave.lab.baseline.Baseline;
import dev.cleave.lab.baseline.Baselines;
import dev.cleave.lab.paper.PaperMethod;
import dev.cleave.lab.trial.BaselineMethod;
import dev.cleave.lab.trial.CleaveMethod;
import dev.cleave.lab.trial.Figure;
import dev.cleave.lab.trial.LabelsOnly;
import dev.cleave.lab.trial.Method;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** Who takes part, and in which rows of which table. */
final class Methods {
    static final Method CLEAVE = CleaveMethod.unchanged();
    static final Method INVENTING = CleaveMethod.withInventedPredicates();
    static final Method LABELS_ALONE = new LabelsOnly();
    static final Method PAPER = new PaperMethod();
    private static final List<BaselineMethod> RIVALS =
            Baselines.all().stream().map(Methods::contender).toList();

    private Methods() {}

    /** Each where the paper has it. */
    private static BaselineMethod contender(Baseline rival) {
        String key = rival.name().toLowerCase(Locale.ROOT).replace(' ', '-');
        return switch (rival.name()) {
            case "Logistic Regression", "SVM" ->
                new BaselineMethod(key, rival, true, set -> set.task() != Task.MULTILABEL);
            case "OSDT" -> new BaselineMethod(key, rival, true, set -> set.task() == Task.BINARY);
            default -> new BaselineMethod(key, rival, !rival.name().equals("MLP"), set -> true);
        };
    }

    static List<Method> all() {
        return Stream.concat(Stream.of(CLEAVE, INVENTING, LABELS_ALONE, PAPER), RIVALS.stream())
                .toList();
    }

    /** Those to compare with where classes are weighed. */
    static List<Method> weighed() {
        return Stream.concat(
                        Stream.of(CLEAVE),
                        RIVALS.stream()
                                .filter(rival -> rival.name().equals("MLP")
                                        || rival.name().equals("Logistic Regression")))
                .toList();
    }

    /** Those that answer by rules, whose size can be compared. */
    static List<Method> withRules() {
        return Stream.concat(
                        Stream.of(CLEAVE, LABELS_ALONE, PAPER), RIVALS.stream().filter(Methods::isTree))
                .toList();
    }

    private static boolean isTree(BaselineMethod rival) {
        return rival.name().equals("Decision Tree") || rival.name().equals("OSDT");
    }

    /**
     * The rows of tables 1 and 2.
     *
     * @param classes whether the paper's network is that for classes, which has another name
     */
    static List<MethodRow> standings(boolean classes) {
        Stream<MethodRow> ours = Stream.of(
                new MethodRow(CLEAVE.name(), CLEAVE, Figure.F1, "NDNF: ASP", true),
                new MethodRow(INVENTING.name(), INVENTING, Figure.F1, "NDNF: ASP", true),
                new MethodRow(LABELS_ALONE.name(), LABELS_ALONE, Figure.F1, "", false),
                new MethodRow(classes ? "NDNF-MT" : "NDNF", PAPER, Figure.SOFT_F1, "NDNF", false),
                new MethodRow(
                        classes ? "NDNF-MT: LI" : "NDNF: ASP", PAPER, Figure.DISENTANGLED_F1, "NDNF: ASP", false));
        return Stream.concat(ours, RIVALS.stream().map(rival -> rival(rival, Figure.F1)))
                .toList();
    }

    private static MethodRow rival(BaselineMethod rival, Figure figure) {
        return new MethodRow(rival.name(), rival, figure, rival.name(), false);
    }

    /** The rows of table 3. */
    static List<DropRow> drops() {
        return List.of(
                new DropRow("Thresholding", PAPER, Figure.THRESHOLDED_F1, false),
                new DropRow("Disentanglement", PAPER, Figure.DISENTANGLED_F1, false),
                new DropRow(CLEAVE.name(), CLEAVE, Figure.F1, true),
                new DropRow(INVENTING.name(), INVENTING, Figure.F1, true));
    }

    /** The rows of a part of table 4. */
    static List<MethodRow> sizes(Figure figure) {
        Stream<MethodRow> ours = Stream.of(
                new MethodRow(CLEAVE.name(), CLEAVE, figure, "NDNF: ASP", true),
                new MethodRow("Cleave, written out", CLEAVE, plain(figure), "NDNF: ASP", true),
                new MethodRow(LABELS_ALONE.name(), LABELS_ALONE, figure, "", false),
                new MethodRow("NDNF: ASP", PAPER, figure, "NDNF: ASP", false));
        return Stream.concat(ours, RIVALS.stream().filter(Methods::isTree).map(tree -> rival(tree, figure)))
                .toList();
    }

    private static Figure plain(Figure figure) {
        return switch (figure) {
            case LONGEST -> Figure.PLAIN_LONGEST;
            case AVERAGE -> Figure.PLAIN_AVERAGE;
            default -> Figure.PLAIN_RULES;
        };
    }
}
