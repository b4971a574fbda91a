package dev.cleave.cli.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.cli.Ran;
import org.junit.jupiter.api.Test;

/** The command has no Spark, and says where it is asked for how to get it. */
class SparkOptionsTest {
    private static void refused(String words, String... arguments) {
        Ran ran = Ran.cleave(arguments);
        assertEquals(2, ran.code(), ran.err());
        assertEquals(1, ran.err().lines().count(), ran.err());
        assertTrue(ran.err().contains(words), ran.err());
    }

    @Test
    void nothingOfSparkIsThere() {
        assertThrows(ClassNotFoundException.class, () -> Class.forName("org.apache.spark.sql.SparkSession"));
        refused("cleave-spark", "learn", "--spark", "local[2]", "--data", "x.parquet", "--target", "y");
    }

    @Test
    void whatAClusterNeedsToBeTold() {
        refused("--target", "learn", "--spark", "local[2]", "--data", "x.parquet");
        refused("--data", "learn", "--spark", "local[2]", "--target", "y");
        refused("--data is for --spark", "learn", "monk", "--data", "x.parquet");
    }

    @Test
    void whatAClusterDoesNotDo() {
        refused("--monotone", "learn", "--spark", "l", "--data", "x", "--target", "y", "--monotone", "a=+");
        refused("--sample", "learn", "--spark", "l", "--data", "x", "--target", "y", "--sample", "random");
        refused("--test SHARE", "learn", "--spark", "l", "--data", "x", "--target", "y", "--folds", "5");
    }

    @Test
    void dataAreStillNeededElsewhere() {
        Ran ran = Ran.cleave("learn", "--target", "y");
        assertEquals(2, ran.code());
        assertTrue(ran.err().contains("DATA"), ran.err());
    }
}
