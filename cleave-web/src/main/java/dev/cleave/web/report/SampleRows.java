package dev.cleave.web.report;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.cleave.interchange.javascript.PredictorObject;
import dev.cleave.table.Table;
import java.util.ArrayList;
import java.util.List;

/** Rows to start what-if from. */
record SampleRows(Report report) {
    private static final int SAMPLES = 60;

    /** Rows of the last part, evenly spread, with the cells that rules use. */
    void write(ArrayNode to) {
        if (report.rows().isEmpty()) {
            return;
        }
        Table table = report.rows().get(report.rows().size() - 1).table();
        List<String> used = new ArrayList<>();
        PredictorObject.of(report.model())
                .get("columns")
                .forEach(column -> used.add(column.get("name").asText()));
        int step = Math.max(1, table.rows() / SAMPLES);
        for (int row = 0; row < table.rows() && to.size() < SAMPLES; row += step) {
            ObjectNode one = to.addObject().put("row", row + 1);
            one.put("place", ReportObject.fileName(table.place(row).toString()));
            ObjectNode cells = one.putObject("cells");
            for (String name : used) {
                cells.put(name, table.column(name).cell(row));
            }
            one.put(
                    "label",
                    table.column(report.model()
                                    .encoding()
                                    .target()
                                    .labels()
                                    .get(0)
                                    .column())
                            .cell(row));
        }
    }
}
