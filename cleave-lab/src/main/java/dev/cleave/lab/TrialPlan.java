package dev.cleave.lab;

import dev.cleave.evaluation.Task;
import dev.cleave.lab.trial.CurveTrial;
import dev.cleave.lab.trial.DataSet;
import dev.cleave.lab.trial.Method;
import dev.cleave.lab.trial.SplitTrial;
import dev.cleave.lab.trial.SplitTrial.Search;
import dev.cleave.lab.trial.TableTrial;
import dev.cleave.lab.trial.Trial;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Which trials a part needs, and how long each may take. */
record TrialPlan(LabOptions options) {
    static final List<Integer> NOISES = List.of(0, 1, 5, 10); // percent
    private static final int FEWEST_INPUTS = 4;
    private static final int MOST_INPUTS = 40;

    List<Trial> trials(LabPart part) {
        return part.parts().stream()
                .flatMap(this::of)
                .map(Trial.class::cast)
                .distinct()
                .toList();
    }

    /** The data sets that a part is about. */
    static List<DataSet> sets(LabPart part) {
        return switch (part) {
            case TABLE1 -> DataSet.of(Task.BINARY, Task.MULTILABEL);
            case TABLE2 -> DataSet.of(Task.MULTICLASS);
            case FIGURE -> List.of();
            case NETWORKS -> DataSet.of(Task.MULTILABEL);
            case WEIGHTS -> List.of(DataSet.CDC_ALL);
            default -> DataSet.published();
        };
    }

    private Stream<? extends Trial> of(LabPart part) {
        return switch (part) {
            case TABLE1, TABLE2, TABLE3, TABLE4, WEIGHTS -> tables(part);
            case FIGURE -> splits().stream();
            case NETWORKS -> Stream.concat(tables(part), curves().stream());
            case GALLERY -> sets(part).stream().map(set -> table(set, Methods.CLEAVE, 0));
            case ALL -> Stream.empty();
        };
    }

    /** Those whose runs a part needs. */
    static List<Method> contenders(LabPart part) {
        return switch (part) {
            case TABLE1, TABLE2, ALL -> Methods.all();
            case TABLE3 -> List.of(Methods.CLEAVE, Methods.INVENTING, Methods.PAPER);
            case TABLE4 -> Methods.withRules();
            case NETWORKS, GALLERY -> List.of(Methods.CLEAVE);
            case WEIGHTS -> Methods.weighed();
            case FIGURE -> List.of();
        };
    }

    private Stream<TableTrial> tables(LabPart part) {
        return sets(part).stream()
                .flatMap(set -> contenders(part).stream()
                        .filter(contender -> contender.isFor(set))
                        .flatMap(contender ->
                                IntStream.range(0, runs(set, contender)).mapToObj(run -> table(set, contender, run))));
    }

    private TableTrial table(DataSet set, Method contender, int run) {
        return new TableTrial(set, contender, run, options.scale().allowance(contender));
    }

    private int runs(DataSet set, Method contender) {
        int all = contender.isBaseline() && set.isPublished() ? DataSet.BASELINE_FOLDS : set.runs();
        return Math.min(all, options.runs().orElse(options.scale().runs(set, all)));
    }

    private List<SplitTrial> splits() {
        Duration limit = options.scale().splitLimit();
        List<SplitTrial> splits = new ArrayList<>();
        for (Search search : Search.values()) {
            for (boolean positive : new boolean[] {true, false}) {
                for (int inputs = FEWEST_INPUTS; inputs <= mostInputs(search, positive); inputs += 2) {
                    splits.add(new SplitTrial(search, positive, inputs, limit));
                }
            }
        }
        return splits;
    }

    /** The paper's search passes its limit not far from here; each larger node would cost the whole limit again. */
    private int mostInputs(Search search, boolean positive) {
        int most = positive ? 34 : 26;
        return search == Search.CLEAVE ? MOST_INPUTS : options.quick() ? most - 8 : most;
    }

    private List<CurveTrial> curves() {
        Duration limit = options.scale().limit();
        List<CurveTrial> curves = new ArrayList<>();
        for (DataSet set : sets(LabPart.NETWORKS)) {
            for (int share : shares(set)) {
                for (int noise : NOISES) {
                    curves.add(new CurveTrial(set, share, noise, limit));
                }
            }
        }
        return curves;
    }

    List<Integer> shares(DataSet set) {
        return options.scale().shares(set);
    }
}
