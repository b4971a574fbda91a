package dev.cleave.lab.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PageInBrowserTest {
    /** Says what the page has become: what it fetched, whether it is wider than the window, how wide its table and plot are. */
    private static final String REPORT = "<script>window.addEventListener('load', () => {"
            + "const wide = name => Math.round(document.querySelector(name).getBoundingClientRect().width);"
            + "document.title = ['fetched', performance.getEntriesByType('resource').length,"
            + " 'beyond', document.documentElement.scrollWidth - document.documentElement.clientWidth,"
            + " 'table', wide('table'), 'plot', wide('svg.plot')].join(' ');});</script>";

    private static final Pattern TITLE =
            Pattern.compile("<title>fetched (\\d+) beyond (-?\\d+) table (\\d+) plot (\\d+)</title>");

    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(ints = {1400, 500})
    void pageShowsItselfWithoutHelp(int width) throws IOException, InterruptedException {
        Browser browser = Browser.find();
        Path page = PageFiles.write(PageFilesTest.PAGE, folder, "results");
        Files.writeString(page, Files.readString(page).replace("</body>", REPORT + "</body>"));
        Browser.Opened opened = browser.open(page, width, folder);
        Matcher title = TITLE.matcher(opened.dom());
        assertTrue(title.find(), opened.dom());
        assertEquals("0", title.group(1), "fetched something");
        assertEquals("0", title.group(2), "wider than the window");
        assertTrue(Integer.parseInt(title.group(3)) > 100, "no table to see");
        assertTrue(Integer.parseInt(title.group(4)) > 300, "no plot to see");
        assertFalse(opened.log().contains("CONSOLE"), opened.log());
    }
}
