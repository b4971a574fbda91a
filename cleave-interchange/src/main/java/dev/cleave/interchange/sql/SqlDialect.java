package dev.cleave.interchange.sql;

import dev.cleave.interchange.program.InputColumn;
import dev.cleave.table.InputException;
import dev.cleave.table.OneLine;
import dev.cleave.table.SourceLocation;
import java.math.BigInteger;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/** What databases write in different ways. */
public enum SqlDialect {
    /** As the standard of 2023 has it; H2 runs it. */
    ANSI("DOUBLE PRECISION", "VARCHAR") {
        @Override
        String number(String column) {
            return "CAST(" + column + " AS DOUBLE PRECISION)";
        }

        @Override
        String bit(String column, int bit) {
            return "MOD(" + column + " / " + (1L << bit) + ", 2)";
        }

        @Override
        String once() {
            return "";
        }
    },
    POSTGRES("DOUBLE PRECISION", "TEXT") {
        @Override
        String advice() {
            return "-- SET jit = off; before a query of so many rules: it would be compiled for longer than it runs\n";
        }

        @Override
        String number(String column) {
            return "NULLIF(CAST(" + column + " AS DOUBLE PRECISION), 'NaN')";
        }
    },
    DUCKDB("DOUBLE", "VARCHAR") {
        @Override
        void requireDistinct(List<InputColumn> columns) {
            requireDistinctInAnyCase(columns, "DuckDB");
        }

        @Override
        String number(String column) {
            return "NULLIF(TRY_CAST(" + column + " AS DOUBLE), CAST('NaN' AS DOUBLE))";
        }
    },
    /** A cell may be of any type there. */
    SQLITE("REAL", "TEXT") {
        @Override
        void requireDistinct(List<InputColumn> columns) {
            requireDistinctInAnyCase(columns, "SQLite");
        }

        @Override
        String number(String column) {
            return "CASE WHEN typeof(" + column + ") IN ('integer', 'real') THEN " + column + " END";
        }

        @Override
        String greatest(List<String> of) {
            return "MAX(" + String.join(", ", of) + ")";
        }

        @Override
        String literal(double number) {
            return Double.toString(number);
        }

        @Override
        String whole(BigInteger number) {
            return number.toString();
        }
    };

    private final String doubles;
    private final String texts;

    SqlDialect(String doubles, String texts) {
        this.doubles = doubles;
        this.texts = texts;
    }

    /** The number in a column, NULL where there is none. */
    abstract String number(String column);

    /** The text in a column, NULL where it is missing. */
    String text(String column) {
        String trimmed = "TRIM(CAST(" + column + " AS " + texts + "))";
        return "CASE WHEN LOWER(" + trimmed + ") NOT IN ('', '?', 'na', 'n/a', 'nan', 'null') THEN " + trimmed + " END";
    }

    /** @param of two or more */
    String greatest(List<String> of) {
        return of.stream().collect(Collectors.joining(", ", "GREATEST(", ")"));
    }

    String literal(double number) {
        return "CAST('" + number + "' AS " + doubles + ")";
    }

    /** A comment on very many rules; or empty. */
    String advice() {
        return "";
    }

    /** An {@link InputException} where no table of the database has these columns. */
    void requireDistinct(List<InputColumn> columns) {}

    private static void requireDistinctInAnyCase(List<InputColumn> columns, String database) {
        Map<String, String> seen = new HashMap<>();
        for (InputColumn column : columns) {
            String same = seen.put(column.name().toLowerCase(Locale.ROOT), column.name());
            if (same != null) {
                throw new InputException(
                        SourceLocation.unknown(),
                        "columns " + OneLine.quoted(same) + " and " + OneLine.quoted(column.name()) + " are one to "
                                + database + ", which does not tell capital letters from small ones; use --dialect "
                                + "postgres, or rename one in the data and learn again");
            }
        }
    }

    /** Of 64 bits. */
    String whole(BigInteger number) {
        return "CAST(" + number + " AS BIGINT)";
    }

    /** 0 or 1. */
    String bit(String column, int bit) {
        return "((" + column + " >> " + bit + ") & 1)";
    }

    /** Says of a named query that it is not to be written into those that read it, which would make these grow without bound. */
    String once() {
        return "MATERIALIZED ";
    }

    static String name(String name) {
        return "\"" + name.replace("\"", "\"\"") + "\"";
    }

    static String quoted(String text) {
        return "'" + text.replace("'", "''") + "'";
    }
}
