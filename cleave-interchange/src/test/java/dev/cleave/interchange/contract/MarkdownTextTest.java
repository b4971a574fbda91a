package dev.cleave.interchange.contract;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.interchange.markdown.MarkdownText;
import dev.cleave.interchange.program.NumberedRule;
import dev.cleave.io.text.RuleText;
import java.util.ArrayList;
import java.util.List;
import org.commonmark.ext.gfm.tables.TableCell;
import org.commonmark.ext.gfm.tables.TableRow;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.CustomNode;
import org.commonmark.node.Node;
import org.commonmark.node.Text;
import org.commonmark.parser.Parser;
import org.junit.jupiter.api.Test;

/** A reader of Markdown finds a line for each rule, and in it the words of the rule and no markup. */
class MarkdownTextTest {
    private static final Parser MARKDOWN =
            Parser.builder().extensions(List.of(TablesExtension.create())).build();

    @Test
    void everyRuleIsALineWithItsWords() {
        for (ZooModel model : Zoo.models()) {
            String text = MarkdownText.of(model.program());
            List<List<String>> rows = rows(MARKDOWN.parse(text));
            for (NumberedRule rule : model.program().numbered()) {
                List<String> row = rows.stream()
                        .filter(cells -> cells.get(0).equals(Integer.toString(rule.number())))
                        .findFirst()
                        .orElseThrow(() -> new AssertionError(model + ", rule " + rule.number() + "\n" + text));
                String words = RuleText.body(
                        rule.rule(), model.program().rules(), model.program().words());
                String said = words.isEmpty() ? "always" : words;
                assertEquals(3, row.size(), text);
                assertTrue(row.get(2).endsWith("if " + said), () -> row.get(2) + "\nand not\n" + said);
            }
        }
    }

    @Test
    void pointsHaveAColumnForEachClass() {
        ZooModel model = Zoo.written().stream()
                .filter(one -> one.program().rules().tally().isPresent())
                .findFirst()
                .orElseThrow();
        List<List<String>> rows = rows(MARKDOWN.parse(MarkdownText.of(model.program())));
        int classes = model.program().target().outputs();
        List<String> start = rows.stream()
                .filter(row -> row.get(0).equals("start"))
                .findFirst()
                .orElseThrow();
        assertEquals(
                model.program().rules().tally().orElseThrow().start().stream()
                        .map(Object::toString)
                        .toList(),
                start.subList(1, classes + 1));
    }

    private static List<List<String>> rows(Node document) {
        List<List<String>> rows = new ArrayList<>();
        document.accept(new AbstractVisitor() {
            @Override
            public void visit(CustomNode node) {
                if (node instanceof TableRow) {
                    rows.add(new ArrayList<>());
                } else if (node instanceof TableCell) {
                    rows.get(rows.size() - 1).add(text(node));
                }
                visitChildren(node);
            }
        });
        return rows;
    }

    /** Of plain text alone: emphasis, code or links would be nodes of other kinds. */
    private static String text(Node cell) {
        StringBuilder text = new StringBuilder();
        for (Node node = cell.getFirstChild(); node != null; node = node.getNext()) {
            assertTrue(node instanceof Text, () -> cell + " has markup");
            text.append(((Text) node).getLiteral());
        }
        return text.toString();
    }
}
