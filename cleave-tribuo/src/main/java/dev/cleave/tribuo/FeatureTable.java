package dev.cleave.tribuo;

import dev.cleave.logic.ShortestDecimal;
import dev.cleave.table.Column;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.tribuo.Dataset;
import org.tribuo.Example;
import org.tribuo.Feature;
import org.tribuo.ImmutableFeatureMap;
import org.tribuo.Output;

/**
 * Features as columns of numbers.
 *
 * @param isAbsentMissing whether a feature that an example does not have is a missing cell; else it is 0, as sparse examples mean it
 */
record FeatureTable(ImmutableFeatureMap features, boolean isAbsentMissing) {
    List<String> names() {
        List<String> names = new ArrayList<>();
        for (int id = 0; id < features.size(); id++) {
            names.add(features.get(id).getName());
        }
        return names;
    }

    <T extends Output<T>> List<Column> columns(Dataset<T> examples) {
        List<Builder> columns = names().stream().map(Builder::new).toList();
        int row = 0;
        for (Example<T> example : examples) {
            for (Builder column : columns) {
                column.codes.add(isAbsentMissing ? Column.MISSING : column.code(0));
            }
            for (Feature feature : example) {
                int id = features.getID(feature.getName());
                if (id >= 0) {
                    columns.get(id).codes.set(row, columns.get(id).code(feature.getValue()));
                }
            }
            row++;
        }
        return columns.stream().map(Builder::build).toList();
    }

    /** A row; features that were not there in training are left out. */
    Map<String, String> row(Example<?> example) {
        Map<String, String> cells = new LinkedHashMap<>();
        names().forEach(name -> cells.put(name, isAbsentMissing ? "" : "0"));
        for (Feature feature : example) {
            if (features.getID(feature.getName()) >= 0) {
                cells.put(feature.getName(), text(feature.getValue()));
            }
        }
        return cells;
    }

    int used(Example<?> example) {
        int used = 0;
        for (Feature feature : example) {
            used += features.getID(feature.getName()) >= 0 ? 1 : 0;
        }
        return used;
    }

    private static String text(double value) {
        return Double.isNaN(value) ? "" : Double.isInfinite(value) ? Double.toString(value) : ShortestDecimal.of(value);
    }

    private static final class Builder {
        private final String name;
        private final List<String> values = new ArrayList<>();
        private final Map<String, Integer> known = new HashMap<>();
        private final List<Integer> codes = new ArrayList<>();

        Builder(String name) {
            this.name = name;
        }

        int code(double value) {
            String text = text(value);
            if (text.isEmpty()) {
                return Column.MISSING;
            }
            return known.computeIfAbsent(text, some -> {
                values.add(some);
                return values.size() - 1;
            });
        }

        Column build() {
            return Column.of(name, values, codes.stream().mapToInt(code -> code).toArray());
        }
    }
}
