package dev.cleave.tribuo;

import com.oracle.labs.mlrg.olcut.util.Pair;
import dev.cleave.Learned;
import dev.cleave.logic.Definition;
import dev.cleave.logic.Literal;
import dev.cleave.logic.RuleSet;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** In how many rules each feature is. */
record FeatureUses(Learned learned) {
    List<Pair<String, Double>> top(int n) {
        return counts().entrySet().stream()
                .sorted(Map.Entry.comparingByValue(Comparator.reverseOrder())) // of equals the first by name
                .limit(n < 0 ? Long.MAX_VALUE : n)
                .map(use -> new Pair<>(use.getKey(), use.getValue()))
                .toList();
    }

    private Map<String, Double> counts() {
        RuleSet rules = learned.rules();
        Map<String, Double> counts = new TreeMap<>();
        Stream.concat(rules.auxiliaries().stream(), rules.heads().stream())
                .map(Definition::rules)
                .flatMap(List::stream)
                .map(rule -> rule.literals().stream()
                        .map(Literal::atom)
                        .filter(atom -> atom < rules.atoms())
                        .map(atom -> learned.encoding().atoms().get(atom).column())
                        .collect(Collectors.toCollection(TreeSet::new)))
                .forEach(columns -> columns.forEach(column -> counts.merge(column, 1.0, Double::sum)));
        return counts;
    }
}
