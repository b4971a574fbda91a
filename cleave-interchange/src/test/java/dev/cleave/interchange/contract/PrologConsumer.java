package dev.cleave.interchange.contract;

import dev.cleave.interchange.program.Cell;
import dev.cleave.interchange.program.Program;
import dev.cleave.interchange.prolog.PrologText;
import dev.cleave.needs.Needs;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** SWI-Prolog, which prints code points. */
final class PrologConsumer implements Consumer {
    @Override
    public List<Told> tell(ZooModel model, Path folder) throws Exception {
        Program program = model.program();
        Files.writeString(folder.resolve("rules.pl"), PrologText.of(program));
        StringBuilder ask = new StringBuilder(":- use_module(rules).\n");
        for (int row = 0; row < model.cells().size(); row++) {
            ask.append("row(").append(row).append(", [");
            for (int i = 0; i < program.inputs().size(); i++) {
                ask.append(i == 0 ? "" : ", ")
                        .append(quoted(program.inputs().get(i).name()))
                        .append(" - (")
                        .append(cell(model.cells().get(row).get(i)))
                        .append(')');
            }
            ask.append("]).\n");
        }
        String columns = program.answered().stream().map(PrologConsumer::quoted).collect(Collectors.joining(", "));
        ask.append(
                        "codes(Text) :- atom_codes(Text, Codes), forall(member(Code, Codes), format('~w ', [Code])), write(';').\n")
                .append("ask :- row(_, Row), forall(member(Column, [")
                .append(columns)
                .append(
                        "]), (findall(Value, answer(Row, Column, Value), [One]), codes(One))), forall(why(Row, Rule), format('~w ', [Rule])), nl, fail.\n")
                .append("ask :- halt.\n:- initialization(ask, main).\n");
        Files.writeString(folder.resolve("ask.pl"), ask);
        String printed =
                Programs.run(folder, Needs.program("swipl", "swi-prolog-nox").toString(), "-q", "ask.pl");
        return printed.lines().map(line -> told(program, line.split(";", -1))).toList();
    }

    private static Told told(Program program, String[] fields) {
        Map<String, String> labels = new LinkedHashMap<>();
        int columns = program.answered().size();
        for (int i = 0; i < columns; i++) {
            int[] points =
                    numbers(fields[i]).stream().mapToInt(Integer::intValue).toArray();
            labels.put(program.answered().get(i), new String(points, 0, points.length));
        }
        return new Told(labels, Optional.of(numbers(fields[columns])), Optional.empty());
    }

    private static List<Integer> numbers(String field) {
        return Arrays.stream(field.trim().split(" "))
                .filter(some -> !some.isEmpty())
                .map(Integer::valueOf)
                .toList();
    }

    private static String cell(Cell cell) {
        if (cell instanceof Cell.Number number) {
            return Double.isInfinite(number.value())
                    ? (number.value() > 0 ? "1.0Inf" : "-1.0Inf")
                    : Double.toString(number.value());
        }
        return cell instanceof Cell.Text text ? quoted(text.value()) : "null";
    }

    private static String quoted(String text) {
        return text.codePoints()
                .mapToObj(c -> String.format(Locale.ROOT, "\\x%x\\", c))
                .collect(Collectors.joining("", "'", "'"));
    }
}
