package dev.cleave.interchange.prolog;

import dev.cleave.interchange.program.ClassSums;
import dev.cleave.interchange.program.NumberedRule;
import dev.cleave.interchange.program.Program;
import dev.cleave.interchange.program.RuleWriter;
import dev.cleave.interchange.program.Statements;
import dev.cleave.logic.Definition;
import java.util.List;

/**
 * A program in Prolog. A row is a list of {@code Column-Cell}: a column is an atom, a cell a number, an atom or {@code null}.
 * {@code answer(Row, Column, Value)} says what is predicted, {@code why(Row, Rule)} which rules fire.
 */
public final class PrologText {
    private static final String HEAD = """
            :- module(cleave_rules, [answer/3, why/2, rule/3]).
            :- discontiguous rule/2, auxiliary/2, head/2, answer/3.

            cell(Row, Column, Cell) :- memberchk(Column-Cell, Row), Cell \\== null.
            above(Row, Column, Least) :- cell(Row, Column, Cell), number(Cell), Cell > Least.
            no_number(Row, Column) :- \\+ (cell(Row, Column, Cell), number(Cell)).
            no_text(Row, Column) :- \\+ cell(Row, Column, _).
            among(Row, Column, Values) :- cell(Row, Column, Cell), atom_string(Cell, Text), atom_string(Atom, Text), memberchk(Atom, Values).
            truth(Row, Column) :- cell(Row, Column, Cell), string_lower(Cell, Text), memberchk(Text, ["1", "true", "yes", "t", "y", "on"]).
            points(Terms, Points) :- findall(Some, (member(Some : Goal, Terms), once(cleave_rules:Goal)), All), sum_list(All, Points).
            most(Sums, Best) :- max_list(Sums, Most), nth1(Best, Sums, Most), !.

            why(Row, Rule) :- rule(Rule, _, _), once(rule(Row, Rule)).

            """;

    private final Program program;
    private final RuleWriter writer;
    private final StringBuilder text = new StringBuilder();

    private PrologText(Program program) {
        this.program = program;
        this.writer = new RuleWriter(program, new PrologNotation(program.inputs()), "Prolog");
    }

    public static String of(Program program) {
        return new PrologText(program).text();
    }

    private String text() {
        List<String> comments = Statements.comments(program);
        comments.forEach(line -> text.append("% ").append(line).append('\n'));
        text.append(HEAD);
        int first = comments.size() - program.numbered().size();
        for (NumberedRule rule : program.numbered()) {
            String kind = rule.isAuxiliary() ? "auxiliary" : "head";
            String words = comments.get(first + rule.number() - 1);
            clause(
                    "rule(" + rule.number() + ", " + kind + "(" + (rule.index() + 1) + "), "
                            + PrologNotation.quoted(words) + ")",
                    "true");
            clause("rule(Row, " + rule.number() + ")", writer.rule(rule.rule()));
        }
        if (program.numbered().isEmpty()) {
            clause("rule(none, none, none)", "fail");
            clause("rule(none, none)", "fail");
        }
        for (int i = 0; i < program.rules().auxiliaries().size(); i++) {
            define("auxiliary", i, program.rules().auxiliaries().get(i));
        }
        for (int i = 0;
                i < program.rules().heads().size() && program.rules().tally().isEmpty();
                i++) {
            define("head", i, program.rules().heads().get(i));
        }
        if (program.target().exclusive()) {
            classes();
        } else {
            labels();
        }
        return text.toString();
    }

    private void define(String kind, int index, Definition definition) {
        List<String> rules = program.of(kind.equals("auxiliary"), index).stream()
                .map(rule -> "once(rule(Row, " + rule.number() + "))")
                .toList();
        clause(kind + "(Row, " + (index + 1) + ")", writer.holds(definition, rules) + ", !");
    }

    private void labels() {
        for (int output = 0; output < program.rules().heads().size(); output++) {
            String column =
                    PrologNotation.quoted(program.target().labels().get(output).column());
            String head = "head(Row, " + (output + 1) + ")";
            clause(
                    "answer(Row, " + column + ", Value)",
                    "( " + head + " -> Value = " + PrologNotation.quoted(program.positive(output)) + " ; Value = "
                            + PrologNotation.quoted(program.negative(output)) + " )");
        }
    }

    private void classes() {
        String column = PrologNotation.quoted(program.answered().get(0));
        String values = program.target().labels().stream()
                .map(label -> PrologNotation.quoted(label.positive()))
                .toList()
                .toString();
        if (program.rules().tally().isEmpty()) {
            clause(
                    "answer(Row, " + column + ", Value)",
                    "( between(1, " + program.rules().heads().size()
                            + ", Best), head(Row, Best) -> true ; Best = 1 ), nth1(Best, " + values + ", Value)");
            return;
        }
        List<String> sums = ClassSums.of(program.rules().tally().get(), writer);
        StringBuilder goals = new StringBuilder();
        for (int i = 0; i < sums.size(); i++) {
            goals.append("points(").append(sums.get(i)).append(", S").append(i).append("), ");
        }
        StringBuilder names = new StringBuilder();
        for (int i = 0; i < sums.size(); i++) {
            names.append(i == 0 ? "" : ", ").append('S').append(i);
        }
        clause(
                "answer(Row, " + column + ", Value)",
                goals + "most([" + names + "], Best), nth1(Best, " + values + ", Value)");
    }

    private void clause(String head, String body) {
        text.append(head).append(body.equals("true") ? "" : " :- " + body).append(".\n");
    }
}
