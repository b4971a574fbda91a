package dev.cleave.interchange.program;

import dev.cleave.encoding.label.Label;
import dev.cleave.encoding.label.Target;
import dev.cleave.io.Model;
import dev.cleave.io.Provenance;
import dev.cleave.io.text.Vocabulary;
import dev.cleave.logic.Definition;
import dev.cleave.logic.Rule;
import dev.cleave.logic.RuleSet;
import dev.cleave.table.InputException;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * What a model does with a row, in a form that other systems can be told. Rules have numbers, from 1 on: those of the auxiliaries in
 * their order, then those of the heads; the comparison of classes by points is none. Immutable.
 *
 * @param inputs the columns that rules read
 * @param checks what the atoms that rules use ask of a cell, by atom
 * @param words atoms and heads in the user's own words
 * @param labelOdds of each label; none of classes
 * @param classOdds of classes; none of labels
 */
public record Program(
        List<InputColumn> inputs,
        Map<Integer, CellCheck> checks,
        RuleSet rules,
        Vocabulary words,
        Target target,
        List<LabelOdds> labelOdds,
        Optional<ClassOdds> classOdds,
        Provenance provenance) {
    public Program {
        inputs = List.copyOf(inputs);
        labelOdds = List.copyOf(labelOdds);
    }

    /** An {@link InputException} where rules are about what no other system has. */
    public static Program of(Model model) {
        RuleSet rules = model.rules();
        BitSet used = new BitSet();
        Stream.concat(rules.auxiliaries().stream(), rules.heads().stream())
                .map(Definition::atoms)
                .forEach(used::or);
        CheckReading reading = CheckReading.of(model.encoding(), used);
        Target target = model.encoding().target();
        return new Program(
                reading.inputs(),
                reading.checks(),
                rules,
                Vocabulary.of(model.encoding()),
                target,
                target.exclusive() ? List.of() : labelOdds(model),
                target.exclusive()
                        ? Optional.of(ClassOdds.of(
                                model.calibration().questions().get(0),
                                model.answers().points()))
                        : Optional.empty(),
                model.provenance());
    }

    private static List<LabelOdds> labelOdds(Model model) {
        List<LabelOdds> odds = new ArrayList<>();
        for (int output = 0; output < model.rules().heads().size(); output++) {
            Definition head = model.rules().heads().get(output);
            odds.add(new LabelOddsReading(model.calibration(), output, head).odds());
        }
        return odds;
    }

    /** Of labels that hold or not: the value that is said where one does not. */
    public String negative(int output) {
        return target.labels().get(output).negatives().get(0);
    }

    public String positive(int output) {
        return target.labels().get(output).positive();
    }

    /** The columns that are answered, in order: one of classes, else one a label. */
    public List<String> answered() {
        return target.labels().stream().map(Label::column).distinct().toList();
    }

    /** The rules with their numbers, in order. */
    public List<NumberedRule> numbered() {
        List<NumberedRule> all = new ArrayList<>();
        for (int i = 0; i < rules.auxiliaries().size(); i++) {
            add(rules.auxiliaries().get(i), i, true, all);
        }
        for (int i = 0; i < rules.heads().size(); i++) {
            add(rules.heads().get(i), i, false, all);
        }
        return all;
    }

    private static void add(Definition definition, int index, boolean isAuxiliary, List<NumberedRule> all) {
        for (Rule rule : definition.rules()) {
            if (!(rule instanceof Rule.Most)) {
                all.add(new NumberedRule(all.size() + 1, isAuxiliary, index, rule));
            }
        }
    }

    /** The numbered rules of an auxiliary or, else, a head. */
    public List<NumberedRule> of(boolean isAuxiliary, int index) {
        return numbered().stream()
                .filter(rule -> rule.isAuxiliary() == isAuxiliary && rule.index() == index)
                .toList();
    }

    /** What the program says of a row, a cell for each input. */
    public ProgramAnswer answer(List<Cell> row) {
        return new Interpreter(this).answer(row);
    }

    /** A row of a table, as other systems have it. */
    public List<Cell> read(Map<String, String> row) {
        return IntStream.range(0, inputs.size())
                .mapToObj(i -> inputs.get(i).read(row.getOrDefault(inputs.get(i).name(), "")))
                .toList();
    }
}
