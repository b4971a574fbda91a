package dev.cleave.interchange.foreign;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.Learned;
import dev.cleave.RuleImport;
import dev.cleave.budget.Budget;
import dev.cleave.encoding.EncodingOptions;
import dev.cleave.encoding.label.LabelledTable;
import dev.cleave.encoding.label.TargetSpec;
import dev.cleave.needs.Needs;
import dev.cleave.table.InputException;
import dev.cleave.table.SourceLocation;
import dev.cleave.table.Table;
import dev.cleave.table.csv.CsvFile;
import dev.cleave.verification.Verdict;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What another learner printed answers every row as that learner does, and is proved to be the network that it is written as. */
class ForeignRulesTest {
    private static final String RIPPER = """
            JRIP rules:
            ===========

            (petal width <= 0.6) => kind=setosa (50.0/0.0)
            (petal width >= 1.7) and (colour = deep blue) => kind=virginica (43.0/0.0)
             => kind=versicolor (57.0/2.0)

            Number of Rules : 3
            """;

    @TempDir
    private Path folder;

    private static Learned model(Table table, String target, String text) {
        LabelledTable labelled = LabelledTable.of(table, TargetSpec.of(target));
        RuleImport rules = new RuleImport(labelled, EncodingOptions.defaults().withNumeric(Set.copyOf(numbers(table))));
        String ours = ForeignRules.read(SourceLocation.unknown(), text, target)
                .orElseThrow()
                .text(rules.words());
        return rules.model("foreign", rules.read(SourceLocation.unknown(), ours), false, Budget.unlimited());
    }

    private static List<String> numbers(Table table) {
        return table.header().stream().filter(name -> name.startsWith("x ")).toList();
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 4})
    void aTreeOfScikitLearnAnswersAsItDoes(int classes) throws IOException, InterruptedException {
        assertAnswersAsItsTree(String.format(Locale.ROOT, """
                X = pandas.DataFrame({f"x {name} (cm)": random.randint(0, 40, 300) / 4 for name in ("one", "two", "three")})
                y = (X.iloc[:, 0] > 3).astype(int) + (X.iloc[:, 1] > X.iloc[:, 2]).astype(int) * (2 if %d > 2 else 0)
                data = X
                """, classes));
    }

    /** scikit-learn reads numbers alone, so that words become columns of zeros and ones first. */
    @ParameterizedTest
    @ValueSource(strings = {"_", "="})
    void aTreeOverDummiesAsksForTheWords(String between) throws IOException, InterruptedException {
        assertAnswersAsItsTree(String.format(Locale.ROOT, """
                data = pandas.DataFrame({"colour": random.choice(["red", "deep blue", "Grün"], 300), "body size": random.choice(["s", "m", "l"], 300),
                    "smokes": random.choice([True, False], 300), "x age": random.randint(0, 90, 300)})
                X = pandas.get_dummies(data, columns=["colour", "body size"], prefix_sep="%s")
                y = (data.colour == "red") & (data["x age"] > 40) | data.smokes & (data["body size"] != "m") & (data.colour != "Grün")
                """, between));
    }

    /** @param data makes data, X and y in Python */
    private void assertAnswersAsItsTree(String data) throws IOException, InterruptedException {
        Path python = Needs.python("sklearn, pandas", "python3-sklearn and python3-pandas");
        Files.writeString(folder.resolve("tree.py"), String.format(Locale.ROOT, """
                import numpy, pandas
                from sklearn.tree import DecisionTreeClassifier, export_text
                random = numpy.random.RandomState(1)
                %s
                tree = DecisionTreeClassifier(max_depth=6, random_state=0).fit(X, y)
                open("tree.txt", "w").write(export_text(tree, feature_names=list(X.columns), decimals=17, max_depth=100))
                data.assign(label=y, said=tree.predict(X)).to_csv("data.csv", index=False)
                """, data));
        Process process = new ProcessBuilder(python.toString(), "tree.py")
                .directory(folder.toFile())
                .inheritIO()
                .start();
        assertEquals(0, process.waitFor());
        Table table = CsvFile.read(folder.resolve("data.csv"));
        Table rows = table.withColumns(table.columns().stream()
                .filter(column -> !column.name().equals("said"))
                .toList());
        Learned model = model(rows, "label", Files.readString(folder.resolve("tree.txt")));
        for (int row = 0; row < table.rows(); row++) {
            assertEquals(table.row(row).get("said"), model.labels(rows.row(row)).get("label"), "row " + row);
        }
        assertInstanceOf(Verdict.Equivalent.class, model.verify());
    }

    @Test
    void aColumnThatTheDataDoesNotHaveIsNamed() {
        Table table = Table.of(List.of("x a", "y"), List.of(List.of("1", "no"), List.of("2", "yes")));
        String tree = "|--- feature_0 <= 1.5\n|   |--- class: no\n|--- feature_0 >  1.5\n|   |--- class: yes\n";
        InputException unnamed = assertThrows(InputException.class, () -> model(table, "y", tree));
        assertTrue(unnamed.getMessage().contains("feature_names=list(X.columns)"), unnamed.getMessage());
        InputException other =
                assertThrows(InputException.class, () -> model(table, "y", tree.replace("feature_0", "x b")));
        assertTrue(other.getMessage().contains("'x b'"), other.getMessage());
    }

    @Test
    void aListOfJRipIsReadInItsOrder() {
        Table table = Table.of(
                List.of("petal width", "colour", "kind"),
                List.of(
                        List.of("0.5", "deep blue", "setosa"),
                        List.of("1.7", "deep blue", "virginica"),
                        List.of("1.8", "red", "versicolor"),
                        List.of("0.61", "red", "versicolor")));
        Learned model = model(table, "kind", RIPPER);
        for (int row = 0; row < table.rows(); row++) {
            assertEquals(
                    table.row(row).get("kind"), model.labels(table.row(row)).get("kind"));
        }
        assertEquals(
                "versicolor",
                model.labels(Map.of("petal width", "1.69", "colour", "deep blue"))
                        .get("kind"));
        assertInstanceOf(Verdict.Equivalent.class, model.verify());
    }

    @Test
    void whatIsBrokenIsOneLineWithItsPlace() {
        String tree = "|--- a <= 1.0\n|   |--- class: 0\n|--- a >  1.0\n|   |--- class: 1\n";
        assertEquals(
                2,
                ForeignRules.read(SourceLocation.unknown(), tree, "")
                        .orElseThrow()
                        .rules()
                        .size());
        for (String broken : List.of(
                tree.substring(0, 20),
                tree.substring(0, 36),
                tree.substring(0, 48),
                tree.replace("a >", "b >"),
                tree.replace("> ", ">= "),
                tree.replace("1.0", "one"),
                tree.replace("|   |--- class: 1", "|   |   |--- class: 1"),
                tree.replace("class: 1", "value: [3.5]"),
                tree.replace("|   |--- class: 0", "|   |--- truncated branch of depth 2"),
                RIPPER.replace("=> kind=versicolor", "kind=versicolor"),
                RIPPER.replace(" and ", " or "),
                RIPPER.replace("(50.0/0.0)", ""),
                RIPPER.replace("(petal width <= 0.6)", "(petal width about 0.6)"))) {
            InputException problem = assertThrows(
                    InputException.class, () -> ForeignRules.read(SourceLocation.unknown(), broken, ""), broken);
            assertEquals(1, problem.getMessage().lines().count());
            assertTrue(problem.getMessage().contains("line "), problem.getMessage());
        }
    }
}
