package dev.cleave.table.bnet;

import dev.cleave.logic.Formula;
import dev.cleave.table.InputException;
import dev.cleave.table.SourceLocation;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/** Reads the lines of a .bnet: first which genes there are, then their formulas. */
final class BnetParser {
    private static final Pattern HEADER = Pattern.compile("(?i)\\s*targets\\s*,\\s*factors\\s*");

    private final SourceLocation file;
    private final Map<String, Integer> genes = new HashMap<>();
    private final List<Line> lines = new ArrayList<>();

    /** A gene's line: the formula starts at a position counted from 0. */
    private record Line(SourceLocation place, String gene, String text, int formulaStart) {}

    BnetParser(SourceLocation file) {
        this.file = file;
    }

    BooleanNetwork parse(List<String> text) {
        for (int i = 0; i < text.size(); i++) {
            String line = withoutComment(text.get(i));
            boolean isHeader = lines.isEmpty() && HEADER.matcher(line).matches();
            if (!line.isBlank() && !isHeader) {
                addLine(line, file.withLine(i + 1L));
            }
        }
        if (lines.isEmpty()) {
            throw new InputException(file, "there are no genes; write 'targets, factors', then 'gene, formula' lines");
        }
        List<Formula> rules = lines.stream().map(this::rule).toList();
        return new BooleanNetwork(lines.stream().map(Line::gene).toList(), rules);
    }

    private void addLine(String line, SourceLocation place) {
        int comma = line.indexOf(',');
        if (comma < 0) {
            throw new InputException(place.withValue(line.strip()), "there is no comma; write 'gene, formula'");
        }
        String gene = line.substring(0, comma).strip();
        if (!GeneName.isValid(gene)) {
            throw new InputException(
                    place.withValue(gene), "is not a name for a gene; use one without spaces or operators");
        }
        if (genes.putIfAbsent(gene, lines.size()) != null) {
            throw new InputException(place.withValue(gene), "the gene has a formula already; remove one of the two");
        }
        lines.add(new Line(place, gene, line, comma + 1));
    }

    private Formula rule(Line line) {
        return new FormulaParser(line.text, line.formulaStart, genes, line.place).parse();
    }

    private static String withoutComment(String line) {
        int start = line.indexOf('#');
        return start < 0 ? line : line.substring(0, start);
    }
}
