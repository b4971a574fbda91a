package dev.cleave.logic;

import dev.cleave.logic.bits.BitColumns;
import dev.cleave.logic.bits.Coverage;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A logic program over atoms: for each output, by index, when it holds.
 *
 * @param atoms how many atoms there are
 * @param auxiliaries names for conditions that heads share or that have no short plain form; auxiliary i stands in rules as
 *     atom {@code atoms + i}, and may use the atoms and the auxiliaries before it
 */
public record RuleSet(int atoms, List<Definition> auxiliaries, List<Definition> heads) {
    public RuleSet {
        auxiliaries = List.copyOf(auxiliaries);
        heads = List.copyOf(heads);
        for (int i = 0; i < auxiliaries.size(); i++) {
            require(auxiliaries.get(i), atoms + i);
        }
        for (Definition head : heads) {
            require(head, atoms + auxiliaries.size());
        }
    }

    /** A program without auxiliaries. */
    public static RuleSet plain(int atoms, List<Definition> heads) {
        return new RuleSet(atoms, List.of(), heads);
    }

    /** Classes, the one with the most points being the answer. */
    public static RuleSet ofTally(int atoms, List<Definition> auxiliaries, ClassTally tally) {
        return new RuleSet(
                atoms,
                auxiliaries,
                IntStream.range(0, tally.classes())
                        .mapToObj(output -> Definition.of(List.of(new Rule.Most(tally, output))))
                        .toList());
    }

    /** The points of classes where these alone decide, and head i is class i. */
    public Optional<ClassTally> tally() {
        Optional<ClassTally> first = heads.stream().findFirst().flatMap(RuleSet::tally);
        return first.filter(tally -> tally.classes() == heads.size()
                && IntStream.range(0, heads.size())
                        .allMatch(output -> tally(heads.get(output)).equals(first)
                                && heads.get(output).rules().get(0) instanceof Rule.Most most
                                && most.output() == output));
    }

    private static Optional<ClassTally> tally(Definition head) {
        return !head.negated() && head.rules().size() == 1 && head.rules().get(0) instanceof Rule.Most most
                ? Optional.of(most.tally())
                : Optional.empty();
    }

    private static void require(Definition definition, int known) {
        boolean unknown = definition.rules().stream()
                .flatMap(rule -> rule.literals().stream())
                .anyMatch(literal -> literal.atom() >= known);
        if (unknown) {
            throw new IllegalArgumentException(
                    "a rule uses an atom beyond the " + known + " it may use: " + definition);
        }
    }

    /** The outputs that hold for one row. */
    public BitSet answer(BitSet row) {
        BitSet known = withAuxiliaries(row);
        BitSet answer = new BitSet(heads.size());
        Optional<ClassTally> tally = tally();
        if (tally.isPresent()) {
            answer.set(tally.get().best(known));
            return answer;
        }
        IntStream.range(0, heads.size())
                .filter(output -> heads.get(output).holds(known))
                .forEach(answer::set);
        return answer;
    }

    /** The row as the rules of heads read it: its atoms and the auxiliaries that hold. */
    public BitSet withAuxiliaries(BitSet row) {
        BitSet known = (BitSet) row.clone();
        for (int i = 0; i < auxiliaries.size(); i++) {
            known.set(atoms + i, auxiliaries.get(i).holds(known));
        }
        return known;
    }

    /** The rows as the rules of heads read them: with a column more for each auxiliary. */
    public BitColumns withAuxiliaries(BitColumns columns) {
        BitColumns known = columns;
        for (Definition auxiliary : auxiliaries) {
            known = known.with(Coverage.of(auxiliary, known));
        }
        return known;
    }

    /** Which rows each output holds for. */
    public List<Coverage> answer(BitColumns columns) {
        BitColumns all = withAuxiliaries(columns);
        return tally().map(tally -> Coverage.answers(tally, all))
                .orElseGet(
                        () -> heads.stream().map(head -> Coverage.of(head, all)).toList());
    }

    /**
     * The same program over other atoms.
     *
     * @param count how many there are now
     * @param names what each atom that rules use is now; no two become one
     */
    public RuleSet renamed(int count, IntUnaryOperator names) {
        return new Renaming(atoms, count, names).of(this);
    }

    /** The same program, in which at-least rules of heads read auxiliaries alone: atoms have some of their own. */
    public RuleSet layered() {
        return Layering.of(this);
    }

    /** How many conditions heads give points for, which people count as rules though a list of them is one; 0 where none has points. */
    public int conditionsWithPoints() {
        return heads.stream()
                .flatMap(head -> head.rules().stream())
                .mapToInt(rule -> rule instanceof Rule.AtLeast points && !points.isUniform() ? points.length() : 0)
                .sum();
    }

    /** Of the heads and the auxiliaries. */
    public int rules() {
        return definitions().mapToInt(definition -> definition.rules().size()).sum();
    }

    public int literals() {
        return definitions().mapToInt(Definition::literals).sum();
    }

    /** The literals of the longest rule; 0 where there is none. */
    public int maxLength() {
        return definitions()
                .flatMap(definition -> definition.rules().stream())
                .mapToInt(Rule::length)
                .max()
                .orElse(0);
    }

    private Stream<Definition> definitions() {
        return Stream.concat(auxiliaries.stream(), heads.stream());
    }
}
