package dev.cleave.lab.baseline;

import dev.cleave.budget.Budget;
import dev.cleave.lab.baseline.rules.AttributeTable;
import dev.cleave.lab.baseline.rules.ClassedRows;
import dev.cleave.lab.baseline.rules.DecisionList;
import java.util.function.Function;

/** A list of rules as a reply. */
final class ListedRules {
    private ListedRules() {}

    static SingleLearner.Reply reply(
            BaselineTask lesson, ClassQuestion question, Function<ClassedRows, DecisionList> search, Budget budget) {
        AttributeTable train = AttributeTable.of(lesson.encoding(), lesson.trainTable());
        ClassedRows rows = new ClassedRows(
                train,
                question.classes(),
                question::answer,
                row -> lesson.train().weights().get(row));
        DecisionList list = search.apply(rows);
        AttributeTable test = train.with(lesson.testTable());
        return new SingleLearner.Reply(
                row -> list.answer(test, row),
                list.size(),
                budget.isExhausted() ? "the time limit ended the search for rules early" : "");
    }
}
