package dev.cleave.lab.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.lab.report.PaperFigures.PaperFigure;
import dev.cleave.lab.report.Plot.Axis;
import dev.cleave.lab.report.Plot.Point;
import dev.cleave.lab.report.Plot.Series;
import dev.cleave.lab.trial.RuleLine;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javax.imageio.ImageIO;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.xml.sax.InputSource;

class PageFilesTest {
    private static final Plot PLOT = new Plot(
            "split",
            "Time & rules",
            new Axis("inputs", false, 0, 10),
            new Axis("seconds", true, 0.001, 10),
            Optional.of(new Axis("rules", true, 1, 1000)),
            List.of(
                    new Series("time", 0, false, false, List.of(new Point(1, 0.01), new Point(9, 5))),
                    new Series("rules", 1, true, true, List.of(new Point(1, 3), new Point(9, 700)))));
    private static final ReportCell CELL = ReportCell.of(
                    Statistic.of(List.of(0.5, 0.7)), Optional.of(new PaperFigure(0.55, 0.01)))
            .behind("behind <SVM> 0.9");
    static final Page PAGE = new Page(
            "A page",
            new Facts("2026-01-02", "1.0", List.of("abc1234"), "2 cores", 61),
            "Only a quick run.",
            List.of(new Headline("9 of 10", "data sets")),
            List.of("How to read it."),
            List.of(new Section(
                    "table1",
                    "Table 1",
                    List.of("An introduction."),
                    "cleave lab table1 --quick",
                    List.of(new ReportTable(
                            "table1",
                            "F1",
                            3,
                            List.of("Monk", "BCC"),
                            List.of(
                                    new ReportTable.Row(
                                            "Cleave, \"ours\"", true, List.of(CELL, ReportCell.of("12 of 12"))),
                                    new ReportTable.Row(
                                            "Empty",
                                            false,
                                            List.of(ReportCell.of(Optional.empty(), Optional.empty()), CELL))))),
                    List.of(PLOT),
                    List.of(new Listing(
                            "Monk",
                            "facts",
                            List.of(new RuleLine("x if a < 3 & b", "right in 3 of 4")),
                            "Proved.",
                            "<html>cards</html>")),
                    List.of("A note."))));

    @TempDir
    private Path folder;

    private String file(String name) throws IOException {
        return Files.readString(folder.resolve(name));
    }

    private void write() {
        assertEquals(folder.resolve("results.html"), PageFiles.write(PAGE, folder, "results"));
    }

    @Test
    void pageNeedsNothingBesideItself() throws IOException {
        write();
        String html = file("results.html").replace("xmlns=\"http://www.w3.org/2000/svg\"", "");
        for (String reference : List.of("http:", "https:", "//", "src=", "@import", "url(", "<script", "<link")) {
            assertFalse(html.contains(reference), reference);
        }
    }

    @Test
    void modelsHavePagesOfTheirOwnThatTheListingsLeadTo() throws IOException {
        write();
        assertEquals("<html>cards</html>", file("models/monk.html"));
        assertTrue(file("results.html").contains("href=\"models/monk.html\""));
        assertTrue(file("results.md").contains("(models/monk.html)"));
    }

    @Test
    void textIsEscaped() throws IOException {
        write();
        String html = file("results.html");
        assertTrue(html.contains("x if a &lt; 3 &amp; b"));
        assertTrue(html.contains("behind &lt;SVM&gt; 0.9"));
        assertTrue(html.contains("Time &amp; rules"));
    }

    @Test
    void everyFormSaysTheSame() throws IOException {
        write();
        assertTrue(file("results.md").contains("**0.600 ± 0.100 (2)**<br>**paper 0.550, +0.050**"), file("results.md"));
        String csv = file("results.csv");
        assertTrue(csv.contains("table1,\"Cleave, \"\"ours\"\"\",Monk,0.6,"), csv);
        assertTrue(csv.contains("12 of 12"));
        assertTrue(file("results.json").contains("\"difference\" : 0.04999"), file("results.json"));
        for (String name : List.of("results.md", "results.json", "results.html")) {
            assertTrue(file(name).contains("cleave lab table1 --quick"), name);
            assertTrue(file(name).contains("2026-01-02"), name);
            assertTrue(file(name).contains("abc1234"), name);
            assertTrue(file(name).contains("Only a quick run."), name);
        }
    }

    @Test
    void plotsAreWellFormed() throws Exception {
        write();
        DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
        var svg = factory.newDocumentBuilder().parse(new InputSource(new StringReader(file("plots/split.svg"))));
        assertEquals(2, svg.getElementsByTagName("polyline").getLength());
        assertEquals(4, svg.getElementsByTagName("circle").getLength());
        var png = ImageIO.read(new ByteArrayInputStream(Files.readAllBytes(folder.resolve("plots/split.png"))));
        assertEquals(1200, png.getWidth());
    }
}
