package dev.cleave.interchange.contract;

import dev.cleave.encoding.BooleanColumn;
import dev.cleave.encoding.CategoricalColumn;
import dev.cleave.encoding.EncodedColumn;
import dev.cleave.encoding.Encoding;
import dev.cleave.encoding.NumericColumn;
import dev.cleave.encoding.OrderedColumn;
import dev.cleave.encoding.label.Label;
import dev.cleave.encoding.label.Target;
import java.util.List;

/** Columns and targets of every kind. */
final class ZooEncodings {
    private static final String LONG = "a header of sixty characters that somebody has typed in full";

    private ZooEncodings() {}

    static Encoding plain() {
        List<EncodedColumn> columns = List.of(
                new NumericColumn("age", List.of(20.0, 41.5, 60.25), true),
                new CategoricalColumn("colour", List.of("red", "green", "blue"), false),
                new BooleanColumn("smokes", "yes", "no"),
                new CategoricalColumn("grade", List.of("1", "2", "2.5", "02"), true),
                new NumericColumn("weight", List.of(-0.1, 1e-7, 1e20), false),
                new BooleanColumn("sex", "m", "f"));
        return new Encoding(columns, new Target(List.of(new Label("ill", "yes", List.of("no")))), List.of());
    }

    static Encoding oddNames() {
        List<EncodedColumn> columns = List.of(
                new BooleanColumn("it's \"quoted\" \\ `back`", "yes", "no"),
                new CategoricalColumn("Größe (m²)", List.of("klein", "groß", "\"; DROP TABLE data; --"), true),
                new NumericColumn("x'; DROP TABLE data; --", List.of(1.5), false),
                new NumericColumn("select", List.of(-2.0, 3.0), true),
                new CategoricalColumn(
                        "two\nlines\tand a tab", List.of("a\nb", "it's", "\\", "${x}", "{{y}}", " a"), false),
                new NumericColumn(LONG, List.of(0.1), true),
                new BooleanColumn("a b", "1", "0"),
                new BooleanColumn("a_b", "on", "off"),
                new CategoricalColumn("class", List.of("é", "\u65e5\u672c", "\ud83d\ude00", "NULL;", "%s"), false),
                new BooleanColumn("_", "#", "--"));
        Label label = new Label("'target\"\nof; all", "it's", List.of("\"no\"\n"));
        return new Encoding(columns, new Target(List.of(label)), List.of());
    }

    /** Columns and labels that are called what exports might call something of their own, or are the same once they are cleaned. */
    static Encoding takenNames() {
        return new Encoding(
                takenColumns(),
                new Target(List.of(
                        new Label("a-b", "1", List.of("0")),
                        new Label("a+b", "yes", List.of("no")),
                        new Label("answer_2", "'", List.of("\"")),
                        new Label("labels", "x", List.of("y")))),
                List.of());
    }

    static Encoding takenClasses() {
        return new Encoding(takenColumns(), Target.classes("h1", List.of("a b", "a_b", "'\"", "r1")), List.of());
    }

    private static List<EncodedColumn> takenColumns() {
        return List.of(
                new NumericColumn("Row", List.of(1.5, 2.5), true),
                new BooleanColumn("r1", "yes", "no"),
                new CategoricalColumn("column_6", List.of("a b", "a_b", "c"), true),
                new NumericColumn("column_2", List.of(0.5), false),
                new BooleanColumn("a1", "1", "0"),
                new BooleanColumn("a b", "on", "off"),
                new BooleanColumn("a_b", "t", "f"),
                new CategoricalColumn("answer_1", List.of("x", "y", "z"), false),
                new BooleanColumn("rows", "m", "w"));
    }

    static Encoding ordered() {
        List<EncodedColumn> columns = List.of(
                new OrderedColumn("safety", List.of("low", "it's med", "high", "2"), true),
                new OrderedColumn("after", List.of("small", "big", "two\nlines"), false),
                new NumericColumn("age", List.of(20.0, 41.5), false));
        return new Encoding(columns, new Target(List.of(new Label("ill", "yes", List.of("no")))), List.of());
    }

    static Encoding multilabel() {
        return new Encoding(
                plain().columns(),
                new Target(List.of(
                        new Label("ill", "yes", List.of("no")),
                        new Label("risk", "high", List.of("low", "middle")),
                        new Label("order", "1", List.of("0")))),
                List.of());
    }

    static Encoding points() {
        return new Encoding(
                plain().columns(), new Target(List.of(new Label("risk", "high", List.of("low")))), List.of());
    }

    static Encoding classes() {
        return new Encoding(
                plain().columns(), Target.classes("kind", List.of("lean", "mid", "it's big", "two\nlines")), List.of());
    }

    static Encoding genes() {
        List<String> names = List.of("CycD", "Rb", "E2F", "p27");
        return new Encoding(
                names.stream().map(name -> new BooleanColumn(name, "1", "0")).toList(),
                new Target(names.stream()
                        .map(name -> new Label(name + "_next", "1", List.of("0")))
                        .toList()),
                List.of());
    }
}
