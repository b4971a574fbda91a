package dev.cleave.interchange.dmn;

import dev.cleave.interchange.program.ClassOdds.Lead;
import dev.cleave.interchange.program.OddsWriter;
import dev.cleave.interchange.program.Program;
import dev.cleave.interchange.program.RuleWriter;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The probability of what is answered: of a label that it has its positive value, of classes that of the class that is said. FEEL's numbers are decimal,
 * with 34 digits, so that leads of classes are added as whole numbers.
 */
final class FeelOdds implements OddsWriter.Language {
    private static final BigDecimal MOST = BigDecimal.TEN.pow(33); // of a sum, which is exact

    private final Program program;
    private final RuleWriter writer;
    private final DmnNames names;
    private final OddsWriter odds;
    private final Map<String, String> numbers = new LinkedHashMap<>();
    private final List<String> probabilities = new ArrayList<>();

    FeelOdds(Program program, RuleWriter writer, DmnNames names) {
        this.program = program;
        this.writer = writer;
        this.names = names;
        this.odds = new OddsWriter(program, writer, this);
        if (program.target().exclusive()) {
            classes();
        } else {
            IntStream.range(0, program.answered().size()).forEach(this::label);
        }
    }

    /** What they are computed from, by name, each from those before it. */
    Map<String, String> numbers() {
        return numbers;
    }

    /** Of each column that is answered; none where FEEL has not the digits. */
    List<String> probabilities() {
        return probabilities;
    }

    private void label(int output) {
        String points = names.named("points" + (output + 1));
        numbers.put(points, odds.points(output));
        probabilities.add(odds.label(output, points));
    }

    private void classes() {
        Optional<Lead> lead = program.classOdds().orElseThrow().lead();
        BigDecimal scale = lead.map(FeelOdds::scale).orElse(BigDecimal.ONE);
        if (lead.isPresent() && greatest(lead.get()).multiply(scale).compareTo(MOST) > 0) {
            return;
        }
        lead.ifPresent(some -> add(some, scale));
        probabilities.add(odds.classes(names.named("lead"), scale));
    }

    /** A power of two, times which all are whole. */
    private static BigDecimal scale(Lead lead) {
        BigDecimal scale = BigDecimal.ONE;
        for (BigDecimal number : all(lead).toList()) {
            while (number.multiply(scale).stripTrailingZeros().scale() > 0) {
                scale = scale.add(scale);
            }
        }
        return scale;
    }

    private static Stream<BigDecimal> all(Lead lead) {
        return Stream.concat(lead.weights().stream().flatMap(List::stream), lead.biases().stream())
                .map(BigDecimal::new);
    }

    private static BigDecimal greatest(Lead lead) {
        return all(lead).map(BigDecimal::abs).reduce(BigDecimal.ZERO, BigDecimal::add);
    }

    private void add(Lead lead, BigDecimal scale) {
        List<String> raw = new ArrayList<>();
        for (int output = 0; output < lead.biases().size(); output++) {
            StringBuilder sum = new StringBuilder(whole(lead.biases().get(output), scale));
            List<Double> weights = lead.weights().get(output);
            for (int i = 0; i < weights.size(); i++) {
                sum.append(" + ")
                        .append(when(
                                writer.notation().auxiliary(i),
                                whole(weights.get(i), scale),
                                whole(-weights.get(i), scale)));
            }
            raw.add(names.named("raw" + (output + 1)));
            numbers.put(raw.get(output), sum.toString());
        }
        numbers.put(
                names.named("lead"),
                odds.bySaid(output -> "(" + raw.get(output) + " - max("
                        + IntStream.range(0, raw.size())
                                .filter(i -> i != output)
                                .mapToObj(raw::get)
                                .collect(Collectors.joining(", "))
                        + "))"));
    }

    private static String whole(double number, BigDecimal scale) {
        return new BigDecimal(number)
                .multiply(scale)
                .setScale(0, RoundingMode.UNNECESSARY)
                .toPlainString();
    }

    @Override
    public String number(BigDecimal number) {
        return FeelNotation.number(number.doubleValue());
    }

    @Override
    public String when(String condition, String then, String otherwise) {
        return "(if " + condition + " then " + then + " else " + otherwise + ")";
    }

    /** Of whole numbers. */
    @Override
    public String atLeast(String number, BigDecimal bound) {
        return number + " >= " + bound.setScale(0, RoundingMode.CEILING).toPlainString();
    }
}
