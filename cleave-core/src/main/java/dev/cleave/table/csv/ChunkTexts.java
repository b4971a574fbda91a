package dev.cleave.table.csv;

import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.util.Arrays;

/** The texts that one thread has seen in each column, and the codes that they have in the table. */
final class ChunkTexts {
    private static final int MOST = 1 << 16; // that a thread remembers of a column

    private final StrictText decoder;
    private final CellTexts[] columns;
    private final int[][] codes; // [columns][texts]
    private final int[] known; // [columns]: how many texts have a code

    ChunkTexts(Charset charset, int count) {
        this.decoder = new StrictText(charset);
        this.columns = new CellTexts[count];
        this.codes = new int[count][16];
        this.known = new int[count];
        Arrays.setAll(columns, i -> new CellTexts());
    }

    CellTexts[] columns() {
        return columns;
    }

    /** Numbers of texts become codes; new texts get theirs in the order in which they appeared. */
    void translate(int column, Chunk chunk, ColumnCollector collector) throws CharacterCodingException {
        for (int number = known[column]; number < chunk.sizes[column]; number++) {
            decode(columns[column], number);
            add(column, collector.code(decoder.characters(), 0, decoder.length()));
        }
        int[] numbers = chunk.codes[column];
        int[] translated = codes[column];
        for (int row = 0; row < chunk.rows; row++) {
            numbers[row] = translated[numbers[row]];
        }
        if (known[column] > MOST) {
            forget(column);
        }
    }

    void forget(int column) {
        columns[column] = new CellTexts();
        known[column] = 0;
    }

    /** Whether all texts so far were. */
    boolean isAscii() {
        return decoder.isAscii();
    }

    private void decode(CellTexts texts, int number) throws CharacterCodingException {
        decoder.decode(texts.bytes(), texts.start(number), texts.end(number));
    }

    private void add(int column, int code) {
        if (known[column] == codes[column].length) {
            codes[column] = Arrays.copyOf(codes[column], 2 * known[column]);
        }
        codes[column][known[column]++] = code;
    }
}
