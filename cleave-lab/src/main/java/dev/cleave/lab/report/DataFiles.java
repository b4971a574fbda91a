package dev.cleave.lab.report;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;

/** A page's numbers for machines: a line, or an object, for each cell and each point. */
final class DataFiles {
    private static final JsonMapper JSON = JsonMapper.builder().build();

    private DataFiles() {}

    static String csv(Page page) {
        List<String> lines = new ArrayList<>();
        lines.add("table,row,column,mean,error,runs,paper,difference,text");
        for (Section section : page.sections()) {
            for (ReportTable grid : section.grids()) {
                for (ReportTable.Row row : grid.rows()) {
                    for (int i = 0; i < row.cells().size(); i++) {
                        lines.add(line(grid, row, i));
                    }
                }
            }
        }
        return String.join("\n", lines) + "\n";
    }

    private static String line(ReportTable grid, ReportTable.Row row, int i) {
        ReportCell cell = row.cells().get(i);
        return String.join(
                ",",
                quoted(grid.id()),
                quoted(row.name()),
                quoted(grid.columns().get(i)),
                cell.measured().map(found -> Double.toString(found.mean())).orElse(""),
                cell.measured().map(found -> text(found.error())).orElse(""),
                cell.measured().map(found -> Integer.toString(found.runs())).orElse(""),
                cell.paper().map(found -> Double.toString(found.mean())).orElse(""),
                text(cell.difference()),
                quoted(cell.text()));
    }

    private static String text(OptionalDouble value) {
        return value.isPresent() ? Double.toString(value.getAsDouble()) : "";
    }

    private static String quoted(String text) {
        return text.matches("[^\",\n]*") ? text : '"' + text.replace("\"", "\"\"") + '"';
    }

    static String json(Page page) {
        ObjectNode root = JSON.createObjectNode().put("title", page.title());
        Facts facts = page.facts();
        root.put("date", facts.date()).put("version", facts.version()).put("machine", facts.machine());
        root.put("seconds", facts.seconds());
        facts.commits().forEach(root.putArray("commits")::add);
        root.put("notice", page.notice());
        ObjectNode headlines = root.putObject("headlines");
        page.headlines().forEach(line -> headlines.put(line.text(), line.value()));
        ArrayNode sections = root.putArray("sections");
        page.sections().forEach(section -> write(section, sections.addObject()));
        try {
            return JSON.writerWithDefaultPrettyPrinter().writeValueAsString(root) + "\n";
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(e);
        }
    }

    private static void write(Section section, ObjectNode to) {
        to.put("id", section.id()).put("title", section.title()).put("command", section.command());
        section.notes().forEach(to.putArray("notes")::add);
        ArrayNode tables = to.putArray("tables");
        section.grids().forEach(grid -> write(grid, tables.addObject()));
        ArrayNode plots = to.putArray("plots");
        section.plots().forEach(plot -> write(plot, plots.addObject()));
        ArrayNode listings = to.putArray("listings");
        section.listings().forEach(listing -> write(listing, listings.addObject()));
    }

    private static void write(ReportTable grid, ObjectNode to) {
        to.put("id", grid.id()).put("caption", grid.caption());
        ArrayNode cells = to.putArray("cells");
        for (ReportTable.Row row : grid.rows()) {
            for (int i = 0; i < row.cells().size(); i++) {
                write(
                        row.cells().get(i),
                        cells.addObject()
                                .put("row", row.name())
                                .put("column", grid.columns().get(i)));
            }
        }
    }

    private static void write(ReportCell cell, ObjectNode to) {
        cell.measured().ifPresent(found -> {
            to.put("mean", found.mean()).put("runs", found.runs());
            found.error().ifPresent(error -> to.put("error", error));
        });
        cell.paper().ifPresent(paper -> to.put("paper", paper.mean()).put("paperError", paper.error()));
        cell.difference().ifPresent(difference -> to.put("difference", difference));
        if (!cell.text().isEmpty()) {
            to.put("text", cell.text());
        }
    }

    private static void write(Plot plot, ObjectNode to) {
        to.put("id", plot.id()).put("title", plot.title());
        ArrayNode all = to.putArray("series");
        for (Plot.Series series : plot.series()) {
            ArrayNode points = all.addObject().put("name", series.name()).putArray("points");
            series.points().forEach(point -> points.addArray().add(point.x()).add(point.y()));
        }
    }

    private static void write(Listing listing, ObjectNode to) {
        to.put("title", listing.title()).put("facts", listing.facts()).put("verdict", listing.verdict());
        ArrayNode rules = to.putArray("rules");
        listing.rules()
                .forEach(rule -> rules.addObject().put("rule", rule.text()).put("evidence", rule.evidence()));
    }
}
