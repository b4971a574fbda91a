package dev.cleave.interchange.contract;

import dev.cleave.interchange.program.ProgramAnswer;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** A system that runs what we export. */
interface Consumer {
    /** What it says of each row of a model; an {@link dev.cleave.table.InputException} where the export refuses it. */
    List<Told> tell(ZooModel model, Path folder) throws Exception;

    /** The models that the export must refuse, as the format can't say them. */
    default Set<String> refused() {
        return Set.of();
    }

    /** What was said of a row, as far as the format has it. */
    record Told(
            Map<String, String> labels,
            Optional<List<Integer>> fired,
            Optional<Map<String, Map<String, Double>>> probabilities) {
        static Told labels(Map<String, String> labels) {
            return new Told(labels, Optional.empty(), Optional.empty());
        }

        static Told of(ProgramAnswer answer) {
            return new Told(answer.labels(), Optional.of(answer.fired()), Optional.of(answer.probabilities()));
        }
    }
}
