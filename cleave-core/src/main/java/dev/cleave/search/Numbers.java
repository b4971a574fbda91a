package dev.cleave.search;

/** The numbers of one column, row by row; NaN where there is none. */
public interface Numbers {
    double at(int row);
}
