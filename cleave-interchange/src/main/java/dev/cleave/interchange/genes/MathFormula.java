package dev.cleave.interchange.genes;

import dev.cleave.interchange.formula.Formulas;
import dev.cleave.interchange.xml.XmlElement;
import dev.cleave.logic.Formula;
import java.util.List;

/** A condition in MathML over species of level 0 or 1. */
record MathFormula(Species species) {
    /** The index of a species; an {@link dev.cleave.table.InputException} where there is none. */
    interface Species {
        int index(XmlElement at, String id);
    }

    Formula of(XmlElement math) {
        if (math.children().size() != 1) {
            throw math.problem("holds " + math.children().size() + " conditions, not one; the file is not whole");
        }
        return condition(math.children().get(0));
    }

    private Formula condition(XmlElement element) {
        return switch (element.name()) {
            case "true" -> new Formula.Constant(true);
            case "false" -> new Formula.Constant(false);
            case "ci" -> new Formula.Variable(species.index(element, element.text()));
            case "apply" -> apply(element);
            default -> throw element.problem("<" + element.name() + "> is no condition that is read");
        };
    }

    private Formula apply(XmlElement apply) {
        if (apply.children().isEmpty()) {
            throw apply.problem("<apply> is empty; the file is not whole");
        }
        List<XmlElement> operands = apply.children().subList(1, apply.children().size());
        String operator = apply.children().get(0).name();
        return switch (operator) {
            case "and" -> Formulas.all(operands.stream().map(this::condition).toList());
            case "or" -> Formulas.any(operands.stream().map(this::condition).toList());
            case "not" -> Formulas.not(condition(two(apply, operands, 1).get(0)));
            case "xor" -> either(two(apply, operands, 2));
            case "implies" ->
                Formulas.any(Formulas.not(condition(two(apply, operands, 2).get(0))), condition(operands.get(1)));
            case "eq", "neq", "lt", "leq", "gt", "geq" -> compared(operator, two(apply, operands, 2));
            default -> throw apply.problem("has the operator <" + operator + ">, which is not read");
        };
    }

    private static List<XmlElement> two(XmlElement apply, List<XmlElement> operands, int count) {
        if (operands.size() != count) {
            throw apply.problem("has " + operands.size() + " operands, not " + count);
        }
        return operands;
    }

    private Formula either(List<XmlElement> operands) {
        Formula one = condition(operands.get(0));
        Formula other = condition(operands.get(1));
        return Formulas.any(Formulas.all(one, Formulas.not(other)), Formulas.all(Formulas.not(one), other));
    }

    /** Of a species and a level, in either order; what holds of 0 and what of 1. */
    private Formula compared(String operator, List<XmlElement> operands) {
        boolean isFirst = operands.get(0).name().equals("ci");
        XmlElement named = operands.get(isFirst ? 0 : 1);
        XmlElement number = operands.get(isFirst ? 1 : 0);
        if (!named.name().equals("ci")
                || !number.name().equals("cn")
                || !number.text().matches("-?\\d{1,9}")) {
            throw named.problem("is no comparison of a species with a whole level");
        }
        int level = Integer.parseInt(number.text());
        Formula variable = new Formula.Variable(species.index(named, named.text()));
        boolean atOff = holds(operator, isFirst ? 0 : level, isFirst ? level : 0);
        boolean atOn = holds(operator, isFirst ? 1 : level, isFirst ? level : 1);
        return atOff == atOn ? new Formula.Constant(atOn) : atOn ? variable : Formulas.not(variable);
    }

    private static boolean holds(String operator, int left, int right) {
        return switch (operator) {
            case "eq" -> left == right;
            case "neq" -> left != right;
            case "lt" -> left < right;
            case "leq" -> left <= right;
            case "gt" -> left > right;
            default -> left >= right;
        };
    }
}
