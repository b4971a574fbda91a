package dev.cleave.interchange.contract;

import dev.cleave.Learned;
import dev.cleave.Prediction;
import dev.cleave.interchange.program.Cell;
import dev.cleave.interchange.program.Program;
import dev.cleave.interchange.program.ProgramAnswer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * A model, rows for it as a table has them, and what it says of them.
 *
 * @param cells the rows as other systems have them
 * @param answers of each row: the labels and probabilities that the model itself predicts, and the rules that fire
 */
record ZooModel(
        String name,
        Learned learned,
        Program program,
        List<Map<String, String>> rows,
        List<List<Cell>> cells,
        List<ProgramAnswer> answers) {
    static ZooModel of(String name, Learned learned, List<Map<String, String>> rows) {
        Program program = Program.of(learned.model());
        List<List<Cell>> cells = rows.stream().map(program::read).toList();
        List<ProgramAnswer> answers = new ArrayList<>();
        for (int row = 0; row < rows.size(); row++) {
            Prediction prediction = learned.predict(rows.get(row));
            answers.add(new ProgramAnswer(
                    prediction.labels(), program.answer(cells.get(row)).fired(), prediction.probabilities()));
        }
        return new ZooModel(name, learned, program, rows, cells, answers);
    }

    ZooModel first(int count) {
        return new ZooModel(
                name, learned, program, rows.subList(0, count), cells.subList(0, count), answers.subList(0, count));
    }

    @Override
    public String toString() {
        return name;
    }
}
