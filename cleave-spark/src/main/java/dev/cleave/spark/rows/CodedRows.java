package dev.cleave.spark.rows;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Rows that follow each other, on their way from an executor.
 *
 * @param file where they were read; empty where that is not known
 * @param block the first byte of the part of the file that they are in
 * @param partition of the DataFrame
 * @param number counted within the partition
 */
record CodedRows(String file, long block, int partition, int number, int rows, ArrayList<CodedColumn> columns)
        implements Serializable {
    /** As they stand in the files, by name; rows of no file as the DataFrame has them. */
    static final Comparator<CodedRows> ORDER = Comparator.comparing(CodedRows::file)
            .thenComparing(CodedRows::block)
            .thenComparing(CodedRows::partition)
            .thenComparing(CodedRows::number);

    CodedColumn column(int index) {
        return columns.get(index);
    }

    static List<CodedRows> ordered(List<CodedRows> parts) {
        return parts.stream().sorted(ORDER).toList();
    }
}
