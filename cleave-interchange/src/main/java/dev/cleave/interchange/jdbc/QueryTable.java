package dev.cleave.interchange.jdbc;

import dev.cleave.table.InputException;
import dev.cleave.table.OneLine;
import dev.cleave.table.SourceLocation;
import dev.cleave.table.Table;
import dev.cleave.table.TableBuilder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.ResultSetMetaData;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What a query of a database answers, as the table that the same cells give in a CSV. */
public final class QueryTable {
    private static final int FETCHED = 10_000; // rows at a time

    private static final Pattern FILE = Pattern.compile("(?i)jdbc:(?:sqlite|duckdb):(?:file:)?([^?;]+)");

    private QueryTable() {}

    /** Whether it names a database and no file. */
    public static boolean isUrl(String data) {
        return data.toLowerCase(Locale.ROOT).startsWith("jdbc:");
    }

    /** The kind of database alone: the rest may hold a password. */
    public static String shown(String url) {
        int end = url.indexOf(':', "jdbc:".length());
        return end < 0 ? "jdbc" : url.substring(0, end);
    }

    /** An {@link InputException} where there is no driver, no such database, or no rows. */
    public static Table read(String url, String query) {
        if (query.isBlank()) {
            throw problem(url, "say which rows with --query \"SELECT ...\"", null);
        }
        requireFile(url);
        try (Connection connection = DriverManager.getConnection(url)) {
            return read(url, connection, query);
        } catch (SQLException e) {
            String what = "08001".equals(e.getSQLState())
                            && String.valueOf(e.getMessage()).startsWith("No suitable driver")
                    ? "no driver for it is on the class path: put its jar into CLEAVE_CLASSPATH"
                    : said(e);
            throw problem(url, what, e);
        }
    }

    /** Drivers of databases in files make one where there is none: a wrong path would be an empty database. */
    private static void requireFile(String url) {
        Matcher file = FILE.matcher(url);
        if (file.lookingAt() && !file.group(1).contains(":memory:") && !Files.exists(Path.of(file.group(1)))) {
            throw problem(url, "there is no file " + OneLine.quoted(file.group(1)), null);
        }
    }

    /** All that a driver says, on one line. */
    private static String said(SQLException e) {
        return String.valueOf(e.getMessage())
                .strip()
                .replaceAll("\\s*\\R\\s*", "; ")
                .replaceAll("\\p{Cntrl}", " ");
    }

    private static Table read(String url, Connection connection, String query) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.setFetchSize(FETCHED);
            if (!statement.execute(query)) {
                throw problem(url, "the query answers no rows; it must be a SELECT", null);
            }
            try (ResultSet rows = statement.getResultSet()) {
                return table(url, rows);
            }
        }
    }

    private static Table table(String url, ResultSet rows) throws SQLException {
        ResultSetMetaData columns = rows.getMetaData();
        List<String> header = new ArrayList<>();
        for (int i = 1; i <= columns.getColumnCount(); i++) {
            header.add(columns.getColumnLabel(i));
        }
        TableBuilder table = Table.builder(header);
        String[] cells = new String[header.size()];
        long count = 0;
        while (rows.next()) {
            for (int i = 0; i < cells.length; i++) {
                cells[i] = CellOfResult.text(rows.getObject(i + 1), header.get(i));
            }
            table.add(cells.clone());
            count++;
        }
        if (count == 0) {
            throw problem(url, "the query gives no row", null);
        }
        return table.build();
    }

    private static InputException problem(
            String url, String problem, @org.jspecify.annotations.Nullable Throwable cause) {
        String message = shown(url) + ": " + problem;
        return cause == null
                ? new InputException(SourceLocation.unknown(), message)
                : new InputException(SourceLocation.unknown(), message, cause);
    }
}
