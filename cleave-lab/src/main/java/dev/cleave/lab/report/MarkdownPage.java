package dev.cleave.lab.report;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** A page as Markdown. */
final class MarkdownPage {
    private final List<String> lines = new ArrayList<>();

    private MarkdownPage() {}

    static String of(Page page) {
        MarkdownPage text = new MarkdownPage();
        text.paragraph("# " + page.title());
        text.paragraph(page.facts().line());
        if (!page.notice().isEmpty()) {
            text.paragraph("> **" + page.notice() + "**");
        }
        page.headlines().forEach(line -> text.lines.add("- **" + line.value() + "** " + line.text()));
        text.lines.add("");
        page.reading().forEach(text::paragraph);
        page.sections().forEach(text::section);
        return String.join("\n", text.lines) + "\n";
    }

    private void paragraph(String text) {
        lines.add(text);
        lines.add("");
    }

    private void section(Section section) {
        paragraph("## " + section.title());
        section.introduction().forEach(this::paragraph);
        section.grids().forEach(this::grid);
        section.plots().forEach(plot -> paragraph("![" + plot.title() + "](plots/" + plot.id() + ".svg)"));
        section.listings().forEach(this::listing);
        section.notes().forEach(note -> lines.add("- " + note));
        if (!section.notes().isEmpty()) {
            lines.add("");
        }
        paragraph("Made by `" + section.command() + "`.");
    }

    private void grid(ReportTable grid) {
        paragraph("**" + grid.caption() + "**");
        row(" ", grid.columns());
        row("---", grid.columns().stream().map(column -> "---:").toList());
        for (ReportTable.Row row : grid.rows()) {
            String name = row.ours() ? "**" + row.name() + "**" : row.name();
            row(
                    name,
                    row.cells().stream()
                            .map(cell -> cell(cell, grid.digits(), row.ours()))
                            .toList());
        }
        lines.add("");
    }

    private void row(String first, List<String> cells) {
        lines.add("| " + first + " | " + String.join(" | ", cells) + " |");
    }

    private static String cell(ReportCell cell, int digits, boolean ours) {
        return ReportCellText.lines(cell, digits).stream()
                .map(line -> ours && !line.equals("–") ? "**" + line + "**" : line)
                .collect(Collectors.joining("<br>"));
    }

    private void listing(Listing listing) {
        paragraph("### " + listing.title());
        paragraph(listing.facts());
        lines.add("```");
        listing.rules()
                .forEach(rule -> lines.add(rule.text() + (rule.evidence().isEmpty() ? "" : "   % " + rule.evidence())));
        lines.add("```");
        lines.add("");
        paragraph(listing.verdict());
        if (listing.hasPage()) {
            paragraph("[Cards, what-if, sizes and proof of these rules](" + listing.file() + ")");
        }
    }
}
