package dev.cleave.interchange.onnx;

import dev.cleave.interchange.program.CellCheck;
import dev.cleave.interchange.program.InputColumn;
import dev.cleave.interchange.program.Notation;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Conditions as nodes of a graph: what is written is the name of a column of truth values, and writing it adds the nodes. */
final class OnnxNotation implements Notation {
    private final List<InputColumn> inputs;
    private final GraphBuilder graph;
    private final Map<CellCheck, String> checks = new HashMap<>();
    private final Map<String, String> negations = new HashMap<>();

    OnnxNotation(List<InputColumn> inputs, GraphBuilder graph) {
        this.inputs = inputs;
        this.graph = graph;
    }

    @Override
    public String check(CellCheck check) {
        String known = checks.get(check);
        if (known == null) {
            known = made(check);
            checks.put(check, known);
        }
        return known;
    }

    private String made(CellCheck check) {
        InputColumn column = inputs.get(check.input());
        if (check instanceof CellCheck.Above above) {
            return graph.node("Greater", List.of(column.name(), graph.constant(Initializer.number(above.threshold()))));
        }
        if (check instanceof CellCheck.Among among) {
            return among(column.name(), among.values());
        }
        if (check instanceof CellCheck.Truth) {
            return among(
                    column.name(),
                    CellCheck.Truth.WORDS.stream()
                            .flatMap(word -> cases(word).stream())
                            .toList());
        }
        return column.isNumber() ? graph.node("IsNaN", List.of(column.name())) : among(column.name(), List.of(""));
    }

    private String among(String input, List<String> texts) {
        return graph.cast(
                graph.encoder(
                        input,
                        new Attribute.Texts("keys_strings", texts),
                        new Attribute.Wholes("values_int64s", Collections.nCopies(texts.size(), 1L)),
                        new Attribute.Whole("default_int64", 0)),
                ElementKind.BOOL);
    }

    /** A word in every mixture of small and capital letters, as ONNX compares texts as they are. */
    private static List<String> cases(String word) {
        List<String> all = List.of("");
        for (int i = 0; i < word.length(); i++) {
            String letter = word.substring(i, i + 1);
            List<String> longer = new ArrayList<>();
            for (String start : all) {
                longer.add(start + letter);
                if (!letter.toUpperCase(Locale.ROOT).equals(letter)) {
                    longer.add(start + letter.toUpperCase(Locale.ROOT));
                }
            }
            all = longer;
        }
        return all;
    }

    @Override
    public String auxiliary(int index) {
        return named("a" + (index + 1));
    }

    @Override
    public String named(String name) {
        return graph.own(name);
    }

    @Override
    public String not(String condition) {
        String known = negations.get(condition);
        if (known == null) {
            known = graph.node("Not", List.of(condition));
            negations.put(condition, known);
        }
        return known;
    }

    @Override
    public String all(List<String> conditions) {
        return conditions.stream()
                .reduce((one, other) -> graph.node("And", List.of(one, other)))
                .orElseThrow();
    }

    @Override
    public String any(List<String> conditions) {
        return conditions.stream()
                .reduce((one, other) -> graph.node("Or", List.of(one, other)))
                .orElseThrow();
    }

    /** As many as there are rows. */
    @Override
    public String constant(boolean holds) {
        String some = check(new CellCheck.Absent(0));
        return graph.node(holds ? "Or" : "And", List.of(some, not(some)));
    }

    @Override
    public String sum(List<Term> terms) {
        if (terms.isEmpty()) {
            return graph.cast(constant(false), ElementKind.INT64);
        }
        String truths = graph.beside(terms.stream().map(Term::condition).toList());
        List<Long> weights =
                terms.stream().map(term -> term.weight().longValueExact()).toList();
        String constant = graph.constant(Initializer.longs(List.of(1L, (long) weights.size()), weights));
        return graph.sumOfRow(graph.node("Mul", List.of(graph.cast(truths, ElementKind.INT64), constant)));
    }

    @Override
    public String atLeast(String sum, BigInteger bound) {
        return graph.node("GreaterOrEqual", List.of(sum, graph.constant(Initializer.number(bound.longValueExact()))));
    }

    @Override
    public BigInteger greatest() {
        return BigInteger.valueOf(Long.MAX_VALUE);
    }
}
