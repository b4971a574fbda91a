package dev.cleave.interchange.contract;

import dev.cleave.interchange.program.Cell;
import dev.cleave.interchange.program.InputColumn;
import dev.cleave.interchange.program.Program;
import dev.cleave.interchange.sql.SqlDialect;
import dev.cleave.interchange.sql.SqlText;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.sql.Types;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A database over JDBC. */
record SqlConsumer(SqlDialect dialect, Server server) implements Consumer {
    private static final String TABLE = "data \"of\" '24";

    /** Where it is. */
    interface Server {
        String url(Path folder) throws Exception;
    }

    @Override
    public Set<String> refused() {
        return Set.of("great points");
    }

    @Override
    public List<Told> tell(ZooModel model, Path folder) throws Exception {
        String query = SqlText.of(model.program(), dialect, TABLE);
        try (Connection connection = DriverManager.getConnection(server.url(folder))) {
            fill(connection, model);
            try (Statement statement = connection.createStatement();
                    ResultSet rows = statement.executeQuery(query.replaceAll(";\\n$", " ORDER BY \"cleave row\""))) {
                List<Told> all = new ArrayList<>();
                while (rows.next()) {
                    all.add(told(model.program(), rows));
                }
                return all;
            }
        }
    }

    private void fill(Connection connection, ZooModel model) throws SQLException {
        String number = dialect == SqlDialect.SQLITE ? "" : "DOUBLE PRECISION";
        String text = dialect == SqlDialect.SQLITE ? "" : "VARCHAR";
        List<InputColumn> inputs = model.program().inputs();
        String columns = Stream.concat(
                        Stream.of("\"cleave row\" INTEGER"),
                        inputs.stream().map(input -> quoted(input.name()) + " " + (input.isNumber() ? number : text)))
                .collect(Collectors.joining(", "));
        try (Statement statement = connection.createStatement()) {
            statement.execute("DROP TABLE IF EXISTS " + quoted(TABLE));
            statement.execute("CREATE TABLE " + quoted(TABLE) + " (" + columns + ")");
        }
        connection.setAutoCommit(false);
        String insert = "INSERT INTO " + quoted(TABLE) + " VALUES (?" + ", ?".repeat(inputs.size()) + ")";
        try (PreparedStatement statement = connection.prepareStatement(insert)) {
            for (int row = 0; row < model.cells().size(); row++) {
                statement.setInt(1, row);
                for (int i = 0; i < inputs.size(); i++) {
                    set(statement, i + 2, model.cells().get(row).get(i), inputs.get(i));
                }
                statement.addBatch();
            }
            statement.executeBatch();
        }
        connection.commit();
    }

    private static void set(PreparedStatement statement, int at, Cell cell, InputColumn input) throws SQLException {
        if (cell instanceof Cell.Number number) {
            statement.setDouble(at, number.value());
        } else if (cell instanceof Cell.Text text) {
            statement.setString(at, text.value());
        } else {
            statement.setNull(at, input.isNumber() ? Types.DOUBLE : Types.VARCHAR);
        }
    }

    private static String quoted(String name) {
        return "\"" + name.replace("\"", "\"\"") + "\"";
    }

    private static Told told(Program program, ResultSet row) throws SQLException {
        Map<String, String> labels = new LinkedHashMap<>();
        Map<String, Map<String, Double>> probabilities = new LinkedHashMap<>();
        for (int i = 0; i < program.answered().size(); i++) {
            String said = row.getString("cleave_predicted_" + (i + 1));
            labels.put(program.answered().get(i), said);
            double probability = row.getDouble("cleave_probability_" + (i + 1));
            String of = program.target().exclusive() ? said : program.positive(i);
            probabilities.put(program.answered().get(i), Map.of(of, probability));
        }
        List<Integer> fired = Arrays.stream(row.getString("cleave_rules").split(" "))
                .filter(number -> !number.isEmpty())
                .map(Integer::valueOf)
                .toList();
        return new Told(labels, Optional.of(fired), Optional.of(probabilities));
    }
}
