package dev.cleave.lab.report;

import dev.cleave.io.AtomicFile;
import dev.cleave.table.InputException;
import dev.cleave.table.SourceLocation;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** Writes a page in every form, each file whole or not at all. */
public final class PageFiles {
    private PageFiles() {}

    /**
     * An {@link InputException} where a file can't be written.
     *
     * @param name of the files, without what they end in
     * @return the HTML page
     */
    public static Path write(Page page, Path folder, String name) {
        write(folder.resolve(name + ".md"), MarkdownPage.of(page));
        write(folder.resolve(name + ".csv"), DataFiles.csv(page));
        write(folder.resolve(name + ".json"), DataFiles.json(page));
        for (Section section : page.sections()) {
            for (Listing listing : section.listings()) {
                if (listing.hasPage()) {
                    write(folder.resolve(listing.file()), listing.page());
                }
            }
            for (Plot plot : section.plots()) {
                Path plots = folder.resolve("plots");
                write(plots.resolve(plot.id() + ".svg"), SvgPlot.file(plot));
                write(plots.resolve(plot.id() + ".png"), PngPlot.of(plot));
            }
        }
        Path html = folder.resolve(name + ".html");
        write(html, HtmlPage.of(page));
        return html;
    }

    private static void write(Path file, String text) {
        write(file, text.getBytes(StandardCharsets.UTF_8));
    }

    private static void write(Path file, byte[] content) {
        try {
            Files.createDirectories(file.toAbsolutePath().resolveSibling("."));
            AtomicFile.write(file, content);
        } catch (IOException e) {
            throw new InputException(
                    SourceLocation.in(file), "can't be written (" + e.getMessage() + "); choose another --out", e);
        }
    }
}
