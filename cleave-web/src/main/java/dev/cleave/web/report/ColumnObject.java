package dev.cleave.web.report;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.cleave.encoding.EncodedColumn;
import dev.cleave.encoding.NumericColumn;
import dev.cleave.io.Model;
import dev.cleave.logic.Atom;
import dev.cleave.logic.Definition;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The columns that rules use: their thresholds, a picture of their cells, and how much they matter. */
record ColumnObject(Report report) {
    void write(ArrayNode to) {
        BitSet used = new BitSet();
        Stream.concat(model().rules().auxiliaries().stream(), model().rules().heads().stream())
                .map(Definition::atoms)
                .forEach(used::or);
        List<String> names = columnsOf(model(), used);
        List<RowSet> rows = report.rows();
        Optional<Importance.Baseline> unseen = rows.isEmpty()
                ? Optional.empty()
                : Optional.of(Importance.Baseline.of(model().encoding(), model().rules(), rows.get(rows.size() - 1)));
        for (EncodedColumn column : model().encoding().columns()) {
            if (names.contains(column.name())) {
                ObjectNode own = to.addObject();
                write(column, used, rows, own);
                unseen.map(baseline -> baseline.of(column.name()))
                        .ifPresent(importance ->
                                own.put("changed", importance.changed()).put("lost", importance.lost()));
            }
        }
    }

    private void write(EncodedColumn column, BitSet used, List<RowSet> rows, ObjectNode to) {
        to.put("name", column.name()).put("numeric", column instanceof NumericColumn);
        to.put("missing", ColumnPicture.missing(column));
        ArrayNode thresholds = to.putArray("thresholds");
        used.stream()
                .filter(atom -> atom < model().rules().atoms())
                .mapToObj(model().encoding().atoms()::get)
                .filter(atom -> atom instanceof Atom.Above && atom.column().equals(column.name()))
                .forEach(atom -> thresholds.add(((Atom.Above) atom).threshold()));
        if (!rows.isEmpty()) {
            RowSet most = rows.get(0);
            RowClasses classes = new RowClasses(model().encoding().target());
            new ColumnPicture(
                            column,
                            most.table().column(column.name()),
                            classes.of(most),
                            classes.names().size())
                    .write(to);
        }
    }

    /** Those that rules use which use these atoms. */
    static List<String> columnsOf(Model model, BitSet atoms) {
        BitSet open = (BitSet) atoms.clone();
        for (int i = model.rules().auxiliaries().size() - 1; i >= 0; i--) {
            if (open.get(model.rules().atoms() + i)) {
                open.or(model.rules().auxiliaries().get(i).atoms());
            }
        }
        return open.stream()
                .filter(atom -> atom < model.rules().atoms())
                .mapToObj(atom -> model.encoding().atoms().get(atom).column())
                .distinct()
                .toList();
    }

    private Model model() {
        return report.model();
    }
}
