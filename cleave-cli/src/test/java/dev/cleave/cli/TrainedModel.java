package dev.cleave.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;

/** Model files for the tests of commands that read one. */
public final class TrainedModel {
    private TrainedModel() {}

    /** MONK's first problem: class if a1 = a2 or a5 = 1. */
    static Path monk(Path folder) {
        return learned(folder.resolve("monk.cleave"), "monk1");
    }

    public static Path learned(Path file, String... data) {
        String[] args = new String[data.length + 3];
        args[0] = "learn";
        System.arraycopy(data, 0, args, 1, data.length);
        args[data.length + 1] = "--out";
        args[data.length + 2] = file.toString();
        Ran ran = Ran.cleave(args);
        assertEquals(0, ran.code(), ran.err());
        return file;
    }
}
