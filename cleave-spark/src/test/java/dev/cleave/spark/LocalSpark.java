package dev.cleave.spark;

import org.apache.spark.sql.SparkSession;

/** One session for all tests; it ends with the JVM. */
public final class LocalSpark {
    private static final SparkSession SESSION = SparkSession.builder()
            .master("local[2]")
            .appName("cleave tests")
            .config("spark.ui.enabled", "false")
            .config("spark.driver.host", "127.0.0.1")
            .config("spark.driver.bindAddress", "127.0.0.1")
            .config("spark.sql.shuffle.partitions", "2")
            .getOrCreate();

    private LocalSpark() {}

    public static SparkSession session() {
        return SESSION;
    }
}
