package dev.cleave.table.csv;

import java.io.IOException;

/** What one thread does with each piece that it has parsed. */
interface ChunkTaker {
    /** False where there is no need to go on. */
    boolean take(Chunk chunk) throws IOException, NotPlainException;
}
