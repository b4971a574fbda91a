package dev.cleave.cli;

import dev.cleave.export.RuleText;
import dev.cleave.export.Vocabulary;
import dev.cleave.logic.RuleSet;
import java.util.ArrayList;
import java.util.List;

/** Rules for people: a line each and, where there are rows, another that says how it stands on them. */
record RulesText(Vocabulary words, RuleSet rules, RuleEvidence evidence) {
    List<String> lines() {
        List<String> lines = new ArrayList<>(RuleText.lines(rules, words));
        if (evidence.all().isEmpty()) {
            return lines;
        }
        List<String> explained = new ArrayList<>(lines.subList(0, lines.size() - headLines()));
        for (int head = 0; head < rules.heads().size(); head++) {
            explained.addAll(head(head, RuleText.lines(rules, words, head)));
        }
        return explained;
    }

    private int headLines() {
        int count = 0;
        for (int head = 0; head < rules.heads().size(); head++) {
            count += RuleText.lines(rules, words, head).size();
        }
        return count;
    }

    /** A head that always or never holds has one line for all its rules. */
    private List<String> head(int head, List<String> lines) {
        List<String> explained = new ArrayList<>();
        for (int i = 0; i < lines.size(); i++) {
            explained.add(lines.get(i));
            if (lines.size() >= rules.heads().get(head).rules().size()) {
                evidence.of(head, i).map(RuleEvidence::text).ifPresent(text -> explained.add("    " + text));
            }
        }
        return explained;
    }
}
