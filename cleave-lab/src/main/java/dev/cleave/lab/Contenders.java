package dev.cleave.lab;

import dev.cleave.data.Task;
import dev.cleave.lab.paper.PaperMethod;
import dev.cleave.lab.rival.Rival;
import dev.cleave.lab.rival.Rivals;
import dev.cleave.lab.trial.Cleave;
import dev.cleave.lab.trial.Contender;
import dev.cleave.lab.trial.Figure;
import dev.cleave.lab.trial.LabelsAlone;
import dev.cleave.lab.trial.RivalContender;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** Who takes part, and in which rows of which table. */
final class Contenders {
    static final Contender CLEAVE = Cleave.unchanged();
    static final Contender INVENTING = Cleave.withInventedPredicates();
    static final Contender LABELS_ALONE = new LabelsAlone();
    static final Contender PAPER = new PaperMethod();
    private static final List<RivalContender> RIVALS =
            Rivals.all().stream().map(Contenders::contender).toList();

    private Contenders() {}

    /** Each where the paper has it. */
    private static RivalContender contender(Rival rival) {
        String key = rival.name().toLowerCase(Locale.ROOT).replace(' ', '-');
        return switch (rival.name()) {
            case "Logistic Regression", "SVM" ->
                new RivalContender(key, rival, true, set -> set.task() != Task.MULTILABEL);
            case "OSDT" -> new RivalContender(key, rival, true, set -> set.task() == Task.BINARY);
            default -> new RivalContender(key, rival, !rival.name().equals("MLP"), set -> true);
        };
    }

    static List<Contender> all() {
        return Stream.concat(Stream.of(CLEAVE, INVENTING, LABELS_ALONE, PAPER), RIVALS.stream())
                .toList();
    }

    /** Those to compare with where classes are weighed. */
    static List<Contender> weighed() {
        return Stream.concat(
                        Stream.of(CLEAVE),
                        RIVALS.stream()
                                .filter(rival -> rival.name().equals("MLP")
                                        || rival.name().equals("Logistic Regression")))
                .toList();
    }

    /** Those that answer by rules, whose size can be compared. */
    static List<Contender> withRules() {
        return Stream.concat(
                        Stream.of(CLEAVE, LABELS_ALONE, PAPER), RIVALS.stream().filter(Contenders::isTree))
                .toList();
    }

    private static boolean isTree(RivalContender rival) {
        return rival.name().equals("Decision Tree") || rival.name().equals("OSDT");
    }

    /**
     * The rows of tables 1 and 2.
     *
     * @param classes whether the paper's network is that for classes, which has another name
     */
    static List<Standing> standings(boolean classes) {
        Stream<Standing> ours = Stream.of(
                new Standing(CLEAVE.name(), CLEAVE, Figure.F1, "NDNF: ASP", true),
                new Standing(INVENTING.name(), INVENTING, Figure.F1, "NDNF: ASP", true),
                new Standing(LABELS_ALONE.name(), LABELS_ALONE, Figure.F1, "", false),
                new Standing(classes ? "NDNF-MT" : "NDNF", PAPER, Figure.SOFT_F1, "NDNF", false),
                new Standing(classes ? "NDNF-MT: LI" : "NDNF: ASP", PAPER, Figure.DISENTANGLED_F1, "NDNF: ASP", false));
        return Stream.concat(ours, RIVALS.stream().map(rival -> rival(rival, Figure.F1)))
                .toList();
    }

    private static Standing rival(RivalContender rival, Figure figure) {
        return new Standing(rival.name(), rival, figure, rival.name(), false);
    }

    /** The rows of table 3. */
    static List<Drop> drops() {
        return List.of(
                new Drop("Thresholding", PAPER, Figure.THRESHOLDED_F1, false),
                new Drop("Disentanglement", PAPER, Figure.DISENTANGLED_F1, false),
                new Drop(CLEAVE.name(), CLEAVE, Figure.F1, true),
                new Drop(INVENTING.name(), INVENTING, Figure.F1, true));
    }

    /** The rows of a part of table 4. */
    static List<Standing> sizes(Figure figure) {
        Stream<Standing> ours = Stream.of(
                new Standing(CLEAVE.name(), CLEAVE, figure, "NDNF: ASP", true),
                new Standing("Cleave, written out", CLEAVE, plain(figure), "NDNF: ASP", true),
                new Standing(LABELS_ALONE.name(), LABELS_ALONE, figure, "", false),
                new Standing("NDNF: ASP", PAPER, figure, "NDNF: ASP", false));
        return Stream.concat(ours, RIVALS.stream().filter(Contenders::isTree).map(tree -> rival(tree, figure)))
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
