package dev.cleave.cli.rules;

import dev.cleave.io.text.RuleText;
import dev.cleave.io.text.Vocabulary;
import dev.cleave.logic.RuleSet;
import java.util.ArrayList;
import java.util.List;

/** Rules for people: a line each and, where there are rows, another with how it stands on them, twice where they have weights. */
public record RulesText(Vocabulary words, RuleSet rules, EvidenceRows evidence) {
    public List<String> lines() {
        List<String> lines = new ArrayList<>(RuleText.lines(rules, words));
        if (evidence.isEmpty()) {
            return lines;
        }
        EvidenceTable table = new EvidenceTable(evidence);
        List<String> explained = new ArrayList<>(table.header());
        explained.addAll(lines.subList(0, rules.tally().isPresent() ? lines.size() : lines.size() - headLines()));
        for (int head = 0; head < rules.heads().size(); head++) {
            explained.addAll(head(head, RuleText.lines(rules, words, head), table));
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
    private List<String> head(int head, List<String> lines, EvidenceTable table) {
        List<String> explained = new ArrayList<>();
        for (int i = 0; i < lines.size(); i++) {
            explained.add(lines.get(i));
            int count = rules.heads().get(head).rules().size();
            if (i < count && lines.size() >= count) {
                explained.addAll(table.lines(head, i));
            }
        }
        return explained;
    }
}
