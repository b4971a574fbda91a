package dev.cleave.rules.search.body;

/** The numbers of one column, row by row; NaN where there is none. */
public interface NumberColumn {
    double at(int row);
}
