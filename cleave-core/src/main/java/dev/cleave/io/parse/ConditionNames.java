package dev.cleave.io.parse;

import dev.cleave.logic.Atom;
import dev.cleave.logic.Definition;
import dev.cleave.logic.Literal;
import dev.cleave.logic.Rule;
import dev.cleave.logic.RuleSet;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * The atoms and auxiliaries of a program that is being put together. While it is, auxiliary n is called {@link #FIRST} + n; those without a
 * name take numbers that no other has. Used once.
 */
final class ConditionNames {
    private static final int FIRST = 1 << 24; // no program has as many atoms

    private final Map<Atom, Integer> atoms = new LinkedHashMap<>();
    private final TreeSet<Integer> defined = new TreeSet<>();
    private final TreeSet<Integer> used = new TreeSet<>();
    private final Map<List<Rule>, Integer> unnamed = new LinkedHashMap<>();

    void define(int number) {
        defined.add(number);
    }

    List<Atom> atoms() {
        return List.copyOf(atoms.keySet());
    }

    Rule rule(WrittenBody body) {
        if (body instanceof WrittenBody.AtLeast atLeast) {
            PointSum sum = new PointSum(atLeast.bound());
            for (WrittenBody.Part part : atLeast.parts()) {
                Literal literal = literal(part.condition());
                sum.add(part.positive() ? literal : literal.negated(), part.weight());
            }
            return sum.rule();
        }
        return all((WrittenBody.All) body);
    }

    private Rule.All all(WrittenBody.All body) {
        return new Rule.All(body.literals().stream().map(this::literal).toList());
    }

    private Literal literal(WrittenLiteral literal) {
        return literal instanceof WrittenLiteral.OfAtom of
                ? new Literal(atoms.computeIfAbsent(of.atom(), atom -> atoms.size()), of.positive())
                : new Literal(number(((WrittenLiteral.OfName) literal).number()), literal.positive());
    }

    private int number(int name) {
        used.add(name);
        return FIRST + name;
    }

    /** A condition as one literal: a conjunction has an auxiliary. */
    Literal literal(WrittenBody.All condition) {
        return condition.literals().size() == 1
                ? literal(condition.literals().get(0))
                : Literal.of(auxiliary(List.of(all(condition))));
    }

    /** One that holds where any of these does. */
    int auxiliary(List<Rule> either) {
        return FIRST + unnamed.computeIfAbsent(either, any -> free());
    }

    private int free() {
        int number = 1;
        while (defined.contains(number) || unnamed.containsValue(number)) {
            number++;
        }
        return number;
    }

    /** Everything in place: auxiliaries in the order of their numbers. */
    RuleSet program(Map<Integer, Definition> named, List<Definition> heads) {
        for (int name : used) {
            if (!named.containsKey(name)) {
                throw new SyntaxException(new SyntaxError(
                        1, 0, "a condition has the number " + name + ", and no line says what it is", List.of()));
            }
        }
        Map<Integer, Definition> all = new TreeMap<>(named);
        unnamed.forEach((either, number) -> all.put(number, Definition.of(either)));
        Map<Integer, Integer> index = new LinkedHashMap<>();
        all.keySet().forEach(number -> index.put(number, index.size()));
        return placed(List.copyOf(all.values()), heads, index);
    }

    private RuleSet placed(List<Definition> auxiliaries, List<Definition> heads, Map<Integer, Integer> index) {
        int count = atoms.size();
        List<Definition> both = new ArrayList<>(auxiliaries);
        both.addAll(heads);
        RuleSet renamed = RuleSet.plain(Integer.MAX_VALUE, both)
                .renamed(Integer.MAX_VALUE, atom -> atom < FIRST ? atom : count + index.getOrDefault(atom - FIRST, 0));
        try {
            return new RuleSet(
                    count,
                    renamed.heads().subList(0, auxiliaries.size()),
                    renamed.heads().subList(auxiliaries.size(), both.size()));
        } catch (IllegalArgumentException e) {
            throw new SyntaxException(
                    new SyntaxError(1, 0, "a named condition may use only those with a lower number", List.of()));
        }
    }
}
