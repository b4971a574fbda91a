package dev.cleave.interchange.pmml;

import dev.cleave.interchange.program.ClassOdds.Lead;
import dev.cleave.interchange.program.OddsWriter;
import dev.cleave.interchange.program.Program;
import dev.cleave.interchange.program.RuleWriter;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** The probability of what a model answers: of a label that it has its positive value, of classes that of the class that is said. */
final class PmmlOdds implements OddsWriter.Language {
    private final Program program;
    private final RuleWriter writer;
    private final OddsWriter odds;
    private final Map<String, String> numbers = new LinkedHashMap<>(); // fields that it needs, by name
    private final String probability;

    PmmlOdds(Program program, RuleWriter writer) {
        this.program = program;
        this.writer = writer;
        this.odds = new OddsWriter(program, writer, this);
        this.probability = program.target().exclusive() ? ofClasses() : ofLabel();
    }

    /** Expressions, each of which reads those before it. */
    Map<String, String> numbers() {
        return numbers;
    }

    String probability() {
        return probability;
    }

    private String ofLabel() {
        numbers.put("points", odds.points(0));
        return odds.label(0, PmmlNotation.field(PmmlText.PREFIX + "points"));
    }

    private String ofClasses() {
        program.classOdds().orElseThrow().lead().ifPresent(this::lead);
        return odds.classes(PmmlNotation.field(PmmlText.PREFIX + "lead"), BigDecimal.ONE);
    }

    private void lead(Lead lead) {
        List<String> raw = new ArrayList<>();
        for (int output = 0; output < lead.biases().size(); output++) {
            List<Double> weights = lead.weights().get(output);
            List<String> terms = new ArrayList<>();
            for (int i = 0; i < weights.size(); i++) {
                terms.add(when(
                        writer.notation().auxiliary(i),
                        PmmlNotation.number(weights.get(i)),
                        PmmlNotation.number(-weights.get(i))));
            }
            terms.add(PmmlNotation.number(lead.biases().get(output)));
            numbers.put("raw" + (output + 1), PmmlNotation.apply("sum", terms.toArray(String[]::new)));
            raw.add(PmmlNotation.field(PmmlText.PREFIX + "raw" + (output + 1)));
        }
        numbers.put(
                "lead", odds.bySaid(output -> PmmlNotation.apply("-", raw.get(output), greatest(others(raw, output)))));
    }

    private static List<String> others(List<String> all, int without) {
        return IntStream.range(0, all.size())
                .filter(i -> i != without)
                .mapToObj(all::get)
                .toList();
    }

    private static String greatest(List<String> of) {
        return of.size() == 1 ? of.get(0) : PmmlNotation.apply("max", of.toArray(String[]::new));
    }

    @Override
    public String number(BigDecimal number) {
        return PmmlNotation.number(number.doubleValue());
    }

    @Override
    public String when(String condition, String then, String otherwise) {
        return PmmlNotation.apply("if", condition, then, otherwise);
    }

    @Override
    public String atLeast(String number, BigDecimal bound) {
        return PmmlNotation.apply("greaterOrEqual", number, number(bound));
    }
}
