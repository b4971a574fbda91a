package dev.cleave.interchange.table;

import de.siegmar.fastcsv.reader.CsvParseException;
import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.CsvRecord;
import dev.cleave.interchange.table.TableLine.Kind;
import dev.cleave.interchange.table.TableLine.Operator;
import dev.cleave.io.text.Vocabulary;
import dev.cleave.logic.Atom;
import dev.cleave.logic.ClassTally;
import dev.cleave.logic.Definition;
import dev.cleave.logic.Literal;
import dev.cleave.logic.Rule;
import dev.cleave.logic.RuleSet;
import dev.cleave.table.InputException;
import dev.cleave.table.OneLine;
import dev.cleave.table.SourceLocation;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** Reads what {@link ConditionTable} writes. */
final class ConditionTableReader {
    private final Vocabulary words;
    private final Map<String, Integer> outputs = new HashMap<>();
    private final Map<String, Integer> auxiliaries = new LinkedHashMap<>();
    private final Map<Atom, Integer> atoms = new HashMap<>();

    /** @param words the atoms and outputs that a table is about */
    ConditionTableReader(Vocabulary words) {
        this.words = words;
        IntStream.range(0, words.heads().size()).forEach(i -> outputs.put(words.name(i), i));
        IntStream.range(0, words.atoms().size())
                .forEach(i -> atoms.put(words.atoms().get(i), i));
    }

    RuleSet read(List<CsvRecord> lines) {
        Map<String, List<CsvRecord>> byHead = new LinkedHashMap<>();
        lines.forEach(line -> byHead.computeIfAbsent(line.getField(1), head -> new ArrayList<>())
                .add(line));
        return rules(byHead);
    }

    /** Those after the header. */
    static List<CsvRecord> lines(String csv) {
        List<CsvRecord> lines = new ArrayList<>();
        try (CsvReader<CsvRecord> reader =
                CsvReader.builder().skipEmptyLines(true).ofCsvRecord(csv)) {
            for (CsvRecord line : reader) {
                require(isWhole(line.getFieldCount()), line, "has " + line.getFieldCount() + " cells");
                if (!line.getFields().subList(0, TableLine.HEADER.size()).equals(TableLine.HEADER)) {
                    lines.add(line);
                }
            }
        } catch (CsvParseException | java.io.IOException e) {
            throw new InputException(
                    SourceLocation.unknown(), "is no table of rules: " + OneLine.of(String.valueOf(e.getMessage())), e);
        }
        return lines;
    }

    /** Evidence may be left out. */
    private static boolean isWhole(int cells) {
        int rest = cells - TableLine.HEADER.size();
        return rest == 0 || rest == EvidenceCells.HEADER.size();
    }

    private RuleSet rules(Map<String, List<CsvRecord>> byHead) {
        byHead.keySet().stream().filter(head -> !outputs.containsKey(head)).forEach(head -> {
            CsvRecord first = byHead.getOrDefault(head, List.of()).get(0);
            require(
                    isNumbered(head, auxiliaries.size() + 1),
                    first,
                    "defines " + OneLine.quoted(head) + ", which is no output");
            auxiliaries.put(head, auxiliaries.size());
        });
        List<Definition> defined = auxiliaries.keySet().stream()
                .map(name -> definition(byHead.getOrDefault(name, List.of())))
                .toList();
        boolean isTally = byHead.values().stream().anyMatch(lines -> kind(lines.get(0)) == Kind.POINTS);
        if (isTally) {
            return RuleSet.ofTally(words.atoms().size(), defined, tally(byHead));
        }
        return new RuleSet(
                words.atoms().size(),
                defined,
                IntStream.range(0, words.heads().size())
                        .mapToObj(output -> definition(byHead.getOrDefault(words.name(output), List.of())))
                        .toList());
    }

    /** An auxiliary: a word, which depends on the names of columns, and its number. */
    static boolean isNumbered(String head, int number) {
        return head.endsWith(" " + number) && head.indexOf(' ') == head.lastIndexOf(' ');
    }

    private Definition definition(List<CsvRecord> lines) {
        Map<String, List<CsvRecord>> rules = new LinkedHashMap<>();
        lines.stream()
                .filter(line -> kind(line) != Kind.NEVER && kind(line) != Kind.ALWAYS)
                .forEach(line -> rules.computeIfAbsent(line.getField(0), number -> new ArrayList<>())
                        .add(line));
        boolean isNegated = !lines.isEmpty() && kind(lines.get(0)).isNegated();
        return new Definition(rules.values().stream().map(this::rule).toList(), isNegated);
    }

    private Rule rule(List<CsvRecord> lines) {
        List<CsvRecord> conditions =
                lines.stream().filter(line -> operator(line) != Operator.NONE).toList();
        if (!kind(lines.get(0)).isAtLeast()) {
            return new Rule.All(conditions.stream().map(this::literal).toList());
        }
        return new Rule.AtLeast(
                conditions.stream()
                        .map(line -> new Rule.Term(literal(line), number(line, 7)))
                        .toList(),
                number(lines.get(0), 3));
    }

    private ClassTally tally(Map<String, List<CsvRecord>> byHead) {
        List<BigInteger> start = new ArrayList<>();
        Map<Integer, List<ClassTally.Gain>> gains = new LinkedHashMap<>();
        for (int output = 0; output < words.heads().size(); output++) {
            BigInteger own = BigInteger.ZERO;
            for (CsvRecord line : byHead.getOrDefault(words.name(output), List.of())) {
                if (operator(line) == Operator.NONE) {
                    own = number(line, 7);
                } else {
                    gains.computeIfAbsent(literal(line).atom(), atom -> new ArrayList<>())
                            .add(new ClassTally.Gain(output, number(line, 7)));
                }
            }
            start.add(own);
        }
        return new ClassTally(
                start,
                gains.entrySet().stream()
                        .map(gain -> new ClassTally.Condition(gain.getKey(), gain.getValue()))
                        .toList());
    }

    private Literal literal(CsvRecord line) {
        boolean isPositive = !operator(line).isNegated();
        Integer auxiliary = auxiliaries.get(line.getField(4));
        if (auxiliary != null && atom(line) instanceof Atom.Holds) {
            return new Literal(words.atoms().size() + auxiliary, isPositive);
        }
        Integer atom = atoms.get(atom(line));
        require(atom != null, line, "is about " + said(line) + ", which the model does not have");
        return new Literal(atom == null ? 0 : atom, isPositive);
    }

    /** What a line with an operator asks, or asks the opposite of. */
    static Atom atom(CsvRecord line) {
        String column = line.getField(4);
        Operator operator = operator(line);
        return switch (operator.isNegated() ? operator.negated() : operator) {
            case EQUAL -> new Atom.Is(column, line.getField(6));
            case ABOVE -> new Atom.Above(column, number(line));
            case AFTER -> new Atom.After(column, line.getField(6));
            case MISSING -> new Atom.Missing(column);
            default -> new Atom.Holds(column);
        };
    }

    static String said(CsvRecord line) {
        return OneLine.quoted(line.getField(4) + " " + line.getField(5) + " " + line.getField(6));
    }

    private static double number(CsvRecord line) {
        try {
            double number = Double.parseDouble(line.getField(6));
            require(Double.isFinite(number), line, "has no finite number: " + OneLine.quoted(line.getField(6)));
            return number;
        } catch (NumberFormatException e) {
            throw problem(line, "has no number: " + OneLine.quoted(line.getField(6)));
        }
    }

    private static BigInteger number(CsvRecord line, int cell) {
        try {
            return new BigInteger(line.getField(cell));
        } catch (NumberFormatException e) {
            throw problem(
                    line,
                    "has no whole number in '" + TableLine.HEADER.get(cell) + "': "
                            + OneLine.quoted(line.getField(cell)));
        }
    }

    private static Kind kind(CsvRecord line) {
        return Arrays.stream(Kind.values())
                .filter(kind -> kind.toString().equals(line.getField(2)))
                .findFirst()
                .orElseThrow(() -> problem(line, "has an unknown kind: " + OneLine.quoted(line.getField(2))));
    }

    static Operator operator(CsvRecord line) {
        return Arrays.stream(Operator.values())
                .filter(operator -> operator.toString().equals(line.getField(5)))
                .findFirst()
                .orElseThrow(() -> problem(line, "has an unknown operator: " + OneLine.quoted(line.getField(5))));
    }

    private static void require(boolean condition, CsvRecord line, String problem) {
        if (!condition) {
            throw problem(line, problem);
        }
    }

    static InputException problem(CsvRecord line, String problem) {
        return new InputException(
                SourceLocation.unknown(), "line " + line.getStartingLineNumber() + " of the rule table " + problem);
    }
}
