package dev.cleave.lab.paper;

import dev.cleave.budget.Budget;
import dev.cleave.evaluation.Task;
import dev.cleave.lab.trial.Figure;
import dev.cleave.logic.RuleSet;
import dev.cleave.network.SoftNetwork;
import dev.cleave.paper.Disentanglement;
import dev.cleave.paper.PaperPruning;
import dev.cleave.paper.Thresholding;
import dev.cleave.paper.Translation;
import dev.cleave.pruning.Pruned;
import dev.cleave.rules.split.Shortage;
import java.util.Locale;

/** NDNF to ASP: pruned, then thresholded, and then again from the pruned network disentangled. */
record HeadTranslation(Task task, PaperMethod.Parts parts, FigureSheet sheet, Budget budget) {
    void run() {
        Pruned<SoftNetwork> pruned = PaperPruning.prune(parts.network(), parts.train(), budget.part(2));
        if (!pruned.complete()) {
            sheet.note("the time limit ended pruning early");
        }
        SoftNetwork network = pruned.network();
        sheet.put(Figure.PRUNED_F1, PaperMethod.f1(task, network, parts.test()));
        score("thresholding", Figure.THRESHOLDED_F1, Thresholding.translate(network, parts.train(), budget.part(2)));
        Translation rules = Disentanglement.defaults().translate(network, parts.train(), budget);
        score("disentangling", Figure.DISENTANGLED_F1, rules);
        if (rules instanceof Translation.Translated done) {
            RuleSet program = done.rules();
            sheet.size(program.rules(), program.literals(), program.maxLength());
        }
    }

    private void score(String name, Figure figure, Translation translation) {
        if (translation instanceof Translation.Translated done) {
            sheet.put(figure, PaperMethod.f1(task, done.network(), parts.test()));
        } else if (translation instanceof Translation.Unfinished unfinished) {
            sheet.note(name + " did not end: " + reason(unfinished.shortage()));
        }
    }

    static String reason(Shortage shortage) {
        return shortage == Shortage.RULES
                ? "more than " + Disentanglement.DEFAULT_MOST_RULES + " rules"
                : "no " + shortage.name().toLowerCase(Locale.ROOT) + " left";
    }
}
