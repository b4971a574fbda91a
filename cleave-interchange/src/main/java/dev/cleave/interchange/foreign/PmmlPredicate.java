package dev.cleave.interchange.foreign;

import dev.cleave.interchange.foreign.ForeignCondition.Operator;
import dev.cleave.interchange.xml.XmlElement;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A predicate of PMML: where it is true. */
final class PmmlPredicate {
    private static final Pattern ITEM = Pattern.compile("\"((?:[^\"\\\\]|\\\\.)*)\"|([^\\s\"]+)");

    private PmmlPredicate() {}

    /** That of a node or rule. */
    static Guard in(XmlElement node) {
        return node.children().stream()
                .filter(child -> isOne(child.name()))
                .findFirst()
                .map(PmmlPredicate::of)
                .orElseThrow(() -> node.problem("<" + node.name() + "> has no predicate; the file is not whole"));
    }

    private static boolean isOne(String name) {
        return name.endsWith("Predicate") || name.equals("True") || name.equals("False");
    }

    private static Guard of(XmlElement predicate) {
        return switch (predicate.name()) {
            case "True" -> Guard.ALWAYS;
            case "False" -> Guard.NEVER;
            case "SimplePredicate" -> Guard.of(simple(predicate));
            case "SimpleSetPredicate" -> Guard.of(set(predicate));
            case "CompoundPredicate" -> compound(predicate);
            default -> throw predicate.problem("<" + predicate.name() + "> is no predicate that is read");
        };
    }

    private static ForeignCondition simple(XmlElement predicate) {
        String column = predicate.required("field");
        return switch (predicate.required("operator")) {
            case "lessOrEqual" -> order(predicate, column, Operator.AT_MOST);
            case "lessThan" -> order(predicate, column, Operator.BELOW);
            case "greaterThan" -> order(predicate, column, Operator.ABOVE);
            case "greaterOrEqual" -> order(predicate, column, Operator.AT_LEAST);
            case "equal" -> ForeignCondition.of(column, Operator.IN, PmmlRules.value(predicate.required("value")));
            case "notEqual" ->
                ForeignCondition.of(column, Operator.NOT_IN, PmmlRules.value(predicate.required("value")));
            case "isMissing" -> ForeignCondition.missing(column);
            case "isNotMissing" -> new ForeignCondition(column, Operator.PRESENT, List.of());
            default ->
                throw predicate.problem("has the operator '" + predicate.required("operator") + "', which is not read");
        };
    }

    private static ForeignCondition order(XmlElement predicate, String column, Operator operator) {
        String value = predicate.required("value");
        number(predicate, value);
        return ForeignCondition.of(column, operator, value.strip());
    }

    static double number(XmlElement at, String text) {
        try {
            double number = Double.parseDouble(text.strip());
            if (Double.isFinite(number)) {
                return number;
            }
        } catch (NumberFormatException e) {
            // Said below, as for a number that is not finite.
        }
        throw at.problem("has no finite number: '" + text + "'");
    }

    private static ForeignCondition set(XmlElement predicate) {
        List<String> values = new ArrayList<>();
        Matcher items = ITEM.matcher(predicate.only("Array").text());
        while (items.find()) {
            String quoted = items.group(1);
            values.add(PmmlRules.value(quoted == null ? items.group(2) : quoted.replaceAll("\\\\(.)", "$1")));
        }
        if (values.isEmpty()) {
            throw predicate.problem("lists no values");
        }
        boolean isIn = predicate.required("booleanOperator").equals("isIn");
        return new ForeignCondition(predicate.required("field"), isIn ? Operator.IN : Operator.NOT_IN, values);
    }

    private static Guard compound(XmlElement predicate) {
        List<Guard> parts = predicate.children().stream()
                .filter(child -> isOne(child.name()))
                .map(PmmlPredicate::of)
                .toList();
        if (parts.isEmpty()) {
            throw predicate.problem("<CompoundPredicate> has no parts; the file is not whole");
        }
        return switch (predicate.required("booleanOperator")) {
            case "and" -> parts.stream().reduce(Guard::and).orElseThrow();
            case "or" -> parts.stream().reduce(Guard::or).orElseThrow();
            case "xor" ->
                parts.stream()
                        .reduce((one, two) -> one.and(two.not()).or(two.and(one.not())))
                        .orElseThrow();
            default ->
                throw predicate.problem("has the operator '" + predicate.required("booleanOperator")
                        + "', which is not read; learn without surrogates");
        };
    }
}
