package dev.cleave.lab.report;

import static dev.cleave.lab.report.Html.element;
import static dev.cleave.lab.report.Html.escape;

import dev.cleave.lab.trial.RuleLine;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/** A page as HTML that needs nothing beside itself. */
final class HtmlPage {
    private static final int WIDE = 8; // columns

    private final StringBuilder out = new StringBuilder();

    private HtmlPage() {}

    static String of(Page page) {
        HtmlPage html = new HtmlPage();
        html.line("<!doctype html>");
        html.line("<html lang=\"en\"><head><meta charset=\"utf-8\">");
        html.line("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">");
        html.line("<meta name=\"color-scheme\" content=\"light dark\">");
        html.line(element("title", "", escape(page.title())));
        html.line(element("style", "", Style.page()));
        html.line("</head><body><main>");
        html.line("<header>" + element("h1", "", escape(page.title()))
                + element("p", "facts", escape(page.facts().line())));
        html.line(contents(page.sections()) + "</header>");
        if (!page.notice().isEmpty()) {
            html.line(element("p", "notice", escape(page.notice())));
        }
        html.line(headlines(page.headlines()));
        page.reading().forEach(text -> html.line(element("p", "lead", escape(text))));
        page.sections().forEach(html::section);
        html.line("</main></body></html>");
        return html.out.toString();
    }

    private void line(String text) {
        out.append(text).append('\n');
    }

    private static String headlines(List<Headline> headlines) {
        return headlines.stream()
                .map(line -> element(
                        "div", "", element("b", "", escape(line.value())) + element("span", "", escape(line.text()))))
                .collect(Collectors.joining("", "<div class=\"headlines\">", "</div>"));
    }

    private static String contents(List<Section> sections) {
        return sections.size() < 2
                ? ""
                : element(
                        "nav",
                        "",
                        sections.stream()
                                .map(section -> "<a href=\"#" + section.id() + "\">" + escape(section.title()) + "</a>")
                                .collect(Collectors.joining(" ")));
    }

    private void section(Section section) {
        line("<section id=\"" + section.id() + "\">" + element("h2", "", escape(section.title())));
        section.introduction().forEach(text -> line(element("p", "lead", escape(text))));
        section.grids().forEach(this::grid);
        if (!section.plots().isEmpty()) {
            line(section.plots().stream()
                    .map(plot -> element("figure", "", SvgPlot.inline(plot)))
                    .collect(Collectors.joining(
                            "", "<div class=\"plots" + (section.plots().size() == 1 ? " one" : "") + "\">", "</div>")));
        }
        section.listings().forEach(this::listing);
        if (!section.notes().isEmpty()) {
            line(section.notes().stream()
                    .map(note -> element("li", "", escape(note)))
                    .collect(Collectors.joining("", "<ul class=\"notes\">", "</ul>")));
        }
        line(element("p", "command", "made by " + element("code", "", escape(section.command()))) + "</section>");
    }

    private void grid(ReportTable grid) {
        String kind = grid.columns().size() >= WIDE ? " class=\"wide\"" : "";
        line("<div class=\"scroll\"><table" + kind + ">" + element("caption", "", escape(grid.caption())));
        String heads = grid.columns().stream()
                .map(column -> element("th", "", escape(column)))
                .collect(Collectors.joining());
        line("<thead><tr><th></th>" + heads + "</tr></thead><tbody>");
        grid.rows().forEach(row -> line(row(row, grid.digits())));
        line("</tbody></table></div>");
    }

    private static String row(ReportTable.Row row, int digits) {
        String cells = row.cells().stream().map(cell -> cell(cell, digits)).collect(Collectors.joining());
        return "<tr" + (row.ours() ? " class=\"ours\"" : "") + ">" + element("th", "", escape(row.name())) + cells
                + "</tr>";
    }

    private static String cell(ReportCell cell, int digits) {
        String measured = cell.measured()
                .map(found -> element("b", "", escape(Statistic.number(found.mean(), digits)))
                        + element(
                                "i",
                                "",
                                found.error().isPresent()
                                        ? " ±" + Statistic.number(found.error().getAsDouble(), digits)
                                        : ""))
                .orElse(cell.text().isEmpty() ? "<i>–</i>" : escape(cell.text()));
        String runs = cell.measured()
                .map(found -> element("sub", "", "(" + found.runs() + ")"))
                .orElse("");
        String paper = ReportCellText.paper(cell, digits);
        return element(
                "td",
                cell.behind().isEmpty() ? "" : "behind",
                element("div", "", measured + runs)
                        + (paper.isEmpty() ? "" : element("div", "paper", pieces(paper)))
                        + (cell.behind().isEmpty() ? "" : element("div", "than", escape(cell.behind()))));
    }

    /** A line may end between two pieces, and nowhere else. */
    private static String pieces(String text) {
        return Arrays.stream(text.split(", ", -1))
                .map(piece -> element("span", "", escape(piece)))
                .collect(Collectors.joining(" "));
    }

    private void listing(Listing listing) {
        line("<article>" + element("h3", "", escape(listing.title())) + element("p", "facts", escape(listing.facts())));
        line(listing.rules().stream()
                .map(HtmlPage::rule)
                .collect(Collectors.joining("", "<ol class=\"rules\">", "</ol>")));
        line(element("p", "verdict", escape(listing.verdict())));
        if (listing.hasPage()) {
            line(element(
                    "p",
                    "facts",
                    "<a href=\"" + listing.file() + "\">Cards, what-if, sizes and proof of these rules</a>"));
        }
        line("</article>");
    }

    private static String rule(RuleLine rule) {
        return element(
                "li",
                "",
                element("span", "rule", escape(rule.text()))
                        + (rule.evidence().isEmpty() ? "" : element("span", "evidence", escape(rule.evidence()))));
    }
}
