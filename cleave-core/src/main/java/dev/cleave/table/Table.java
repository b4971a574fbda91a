package dev.cleave.table;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/** Named columns of raw cells, as they were read; immutable. */
public final class Table {
    private final List<Column> columns;
    private final Map<String, Column> byName = new HashMap<>();
    private final RowOrigins source;
    private final List<Note> notes;

    public Table(List<Column> columns, RowOrigins source, List<Note> notes) {
        this.columns = List.copyOf(columns);
        this.columns.forEach(column -> byName.put(column.name(), column));
        this.source = source;
        this.notes = List.copyOf(notes);
    }

    /** A table in memory; a row as long as the header each. */
    public static Table of(List<String> header, List<List<String>> rows) {
        TableBuilder builder = builder(header);
        rows.forEach(builder::add);
        return builder.build();
    }

    public static TableBuilder builder(List<String> header) {
        return new TableBuilder(header);
    }

    public List<String> header() {
        return columns.stream().map(Column::name).toList();
    }

    public int rows() {
        return columns.get(0).rows();
    }

    public List<Column> columns() {
        return columns;
    }

    public Optional<Column> find(String name) {
        return Optional.ofNullable(byName.get(name));
    }

    /** The column of that name; an {@link InputException} with the names that are close when there is none. */
    public Column column(String name) {
        return find(name).orElseThrow(() -> noColumn(name));
    }

    private InputException noColumn(String name) {
        return new InputException(
                source.place(),
                "there is no column " + OneLine.quoted(name) + "; " + Suggestions.of(name, header())
                        + (Suggestions.near(name, header()).isEmpty() ? Header.hint(header()) : ""));
    }

    /** The chosen rows, in the given order. */
    public Table select(Rows chosen) {
        List<Column> selected =
                columns.stream().map(column -> column.select(chosen)).toList();
        return new Table(selected, source.select(chosen), notes);
    }

    /** Where the table comes from, for messages. */
    public SourceLocation place() {
        return source.place();
    }

    /** Where a row comes from, for messages. */
    public SourceLocation place(int row) {
        return source.place(row);
    }

    /** What there is to know about how it was read. */
    public List<Note> notes() {
        return notes;
    }

    public Table map(UnaryOperator<Column> change) {
        return new Table(columns.stream().map(change).toList(), source, notes);
    }

    /** Columns of as many rows, in place of these. */
    public Table withColumns(List<Column> others) {
        return new Table(others, source, notes);
    }

    public Table withNote(Note note) {
        return new Table(
                columns, source, Stream.concat(notes.stream(), Stream.of(note)).toList());
    }

    /** The cells of a row by column name, as a new row would be given; empty where missing. */
    public Map<String, String> row(int row) {
        Map<String, String> cells = new LinkedHashMap<>();
        columns.forEach(column -> cells.put(column.name(), column.cell(row)));
        return cells;
    }

    /** The same columns; where they were read from does not matter. */
    @Override
    public boolean equals(Object other) {
        return other instanceof Table that && columns.equals(that.columns);
    }

    @Override
    public int hashCode() {
        return columns.hashCode();
    }

    @Override
    public String toString() {
        return "Table[" + rows() + " rows x " + columns.size() + " columns]";
    }
}
