package dev.cleave.lab.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class PlotKindsTest {
    private static final List<Plot.Point> POINTS = List.of(new Plot.Point(2, 1), new Plot.Point(5, 2));

    private static Plot plot(Plot.Axis left, Plot.Series series) {
        return new Plot("p", "A plot", new Plot.Axis("x", true, 1, 10), left, Optional.empty(), List.of(series));
    }

    @Test
    void pointsByThemselvesHaveNoLine() {
        Plot scattered = plot(new Plot.Axis("y", false, 0, 3), Plot.Series.scattered("some", 7, POINTS));
        String svg = SvgPlot.file(scattered);
        assertFalse(svg.contains("<polyline"), svg);
        assertEquals(3, svg.split("class=\"dot t7\"", -1).length - 1); // with the one that the legend shows
        assertTrue(PngPlot.of(scattered).length > 1000);
    }

    @Test
    void namesStandAtTheAxisTheFirstOnTop() {
        Plot named =
                plot(Plot.Axis.of(List.of("first & best", "second")), new Plot.Series("one", 0, false, false, POINTS));
        String svg = SvgPlot.file(named);
        assertTrue(place(svg, "first &amp; best") < place(svg, "second"), svg);
        assertTrue(svg.contains("<polyline"), svg);
        assertFalse(svg.contains(">one</text>"), "names need no legend");
        assertTrue(PngPlot.of(named).length > 1000);
    }

    private static double place(String svg, String name) {
        String before = svg.substring(0, svg.indexOf(">" + name + "<"));
        String y = before.substring(before.lastIndexOf(" y=\"") + 4);
        return Double.parseDouble(y.substring(0, y.indexOf('"')));
    }
}
