package dev.cleave.pipeline;

import dev.cleave.LearnOptions;
import dev.cleave.encoding.Dataset;
import dev.cleave.encoding.DecisionThreshold;
import dev.cleave.encoding.Encoding;
import dev.cleave.pipeline.distil.SyntheticRows;
import dev.cleave.pipeline.sample.RowSample;
import dev.cleave.table.ClassWeights;
import dev.cleave.table.RowWeights;
import dev.cleave.table.Rows;
import dev.cleave.table.Split;
import dev.cleave.table.Splits;
import dev.cleave.table.Table;
import java.util.BitSet;
import java.util.Optional;
import java.util.stream.IntStream;

/** The rows that may be learned from, as an encoding reads them, and their one split into rows to fit and validation rows. Immutable. */
final class TrainingRows {
    private final Table table;
    private final Encoding encoding;
    private final Dataset all;
    private final Split split;
    private final RowWeights evaluation;
    private final DecisionThreshold decision;
    private final Part fit;
    private final Part validation;

    private TrainingRows(
            Table table,
            Encoding encoding,
            Dataset all,
            Split split,
            RowWeights evaluation,
            DecisionThreshold decision) {
        this.table = table;
        this.encoding = encoding;
        this.all = all;
        this.split = split;
        this.evaluation = evaluation;
        this.decision = decision;
        this.fit = new Part(all, split.train());
        this.validation = new Part(all, split.test());
    }

    /** @param all the rows of the table, with the weights of training */
    static TrainingRows of(Table table, Encoding encoding, Dataset all, LearnOptions options) {
        Splits splits = encoding.target().exclusive() ? Splits.stratified(all.targets()) : Splits.of(all.targets());
        RowWeights evaluation =
                options.weighting().with(new ClassWeights.Equal()).rows(table, encoding.target());
        Split split = splits.holdOut(options.validation(), options.seed());
        return new TrainingRows(table, encoding, all, split, evaluation, options.decision());
    }

    /** The same rows, some others of which are the validation rows. */
    TrainingRows split(Split other) {
        return new TrainingRows(table, encoding, all, other, evaluation, decision);
    }

    /** The same rows over other atoms. */
    TrainingRows over(Encoding other) {
        return new TrainingRows(
                table, other, other.encode(table).dataset().with(all.weights()), split, evaluation, decision);
    }

    /** The same rows, weighted as the ledger counts them: class weights are a matter of training, those of columns count here too. */
    TrainingRows asEvaluated() {
        if (all.weights().equals(evaluation)) {
            return this;
        }
        return new TrainingRows(table, encoding, all.with(evaluation), split, evaluation, decision);
    }

    /** So many of the rows that candidates are found on, and so many of those that choose among them. */
    TrainingRows sampled(int fitRows, int validationRows) {
        int[] kept = IntStream.concat(fit.chosen(fitRows), validation.chosen(validationRows))
                .sorted()
                .toArray();
        BitSet held = new BitSet();
        split.test().stream().forEach(held::set);
        Split own = new Split(
                Rows.of(IntStream.range(0, kept.length)
                        .filter(i -> !held.get(kept[i]))
                        .toArray()),
                Rows.of(IntStream.range(0, kept.length)
                        .filter(i -> held.get(kept[i]))
                        .toArray()));
        Rows rows = Rows.of(kept);
        return new TrainingRows(table.select(rows), encoding, all.select(rows), own, evaluation.select(rows), decision);
    }

    Split split() {
        return split;
    }

    Table table() {
        return table;
    }

    /** The part of the table that candidates are found on. */
    Table fitTable() {
        return table.select(split.train());
    }

    Encoding encoding() {
        return encoding;
    }

    /** What errors are worth to a head. */
    DecisionThreshold decision() {
        return decision;
    }

    /** Those that candidates are found on. */
    Dataset fit() {
        return fit.rows();
    }

    int fitSize() {
        return split.train().size();
    }

    /** So many of them; all where there are no more. */
    Dataset fit(int wanted) {
        return fit.rows(wanted);
    }

    /** Those that choose among candidates. */
    Dataset validation() {
        return validation.rows();
    }

    /** So many of them; all where there are no more. */
    Dataset validation(int wanted) {
        return validation.rows(wanted);
    }

    /** Both, in the order of the table. */
    Dataset all() {
        return all;
    }

    /** No rows beside these, to make samples of them alone. */
    SyntheticRows noSynthetic() {
        return SyntheticRows.none(encoding.domain(), decision);
    }

    /** Some of the rows, copied when all of them are first asked for: of very many a sample is enough. Threads may share it. */
    private static final class Part {
        private final Dataset all;
        private final Rows rows;
        private Optional<Dataset> copy = Optional.empty();

        Part(Dataset all, Rows rows) {
            this.all = all;
            this.rows = rows;
        }

        synchronized Dataset rows() {
            if (copy.isEmpty()) {
                copy = Optional.of(all.select(rows));
            }
            return copy.get();
        }

        Dataset rows(int wanted) {
            return rows.size() <= wanted
                    ? rows()
                    : all.select(Rows.of(chosen(wanted).toArray()));
        }

        /** Their numbers in the table. */
        IntStream chosen(int wanted) {
            return rows.size() <= wanted
                    ? rows.stream()
                    : RowSample.rows(all.targets().select(rows), wanted).stream()
                            .map(rows::get);
        }
    }
}
