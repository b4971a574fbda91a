package dev.cleave.lab;

import dev.cleave.data.Task;
import dev.cleave.lab.trial.Contender;
import dev.cleave.lab.trial.CurveTrial;
import dev.cleave.lab.trial.DataSet;
import dev.cleave.lab.trial.SplitTrial;
import dev.cleave.lab.trial.SplitTrial.Search;
import dev.cleave.lab.trial.TableTrial;
import dev.cleave.lab.trial.Trial;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Which trials a part needs, and how long each may take. */
record Programme(LabOptions options) {
    private static final int QUICK_RUNS = 2; // of small data sets; of others one
    private static final Set<DataSet> SMALL = EnumSet.of(DataSet.MONK, DataSet.BCC, DataSet.FISSION, DataSet.MAM);
    private static final int CURVE_RUNS = 2;
    private static final Duration LIMIT = Duration.ofMinutes(5);
    private static final Duration QUICK_LIMIT = Duration.ofSeconds(20);
    private static final Duration SPLIT_LIMIT = Duration.ofSeconds(180); // the paper's
    private static final Duration QUICK_SPLIT_LIMIT = Duration.ofSeconds(3);
    private static final Duration CURVE_LIMIT = Duration.ofSeconds(30);
    private static final Duration QUICK_CURVE_LIMIT = Duration.ofSeconds(4);

    static final List<Integer> NOISES = List.of(0, 1, 5, 10); // percent
    private static final int[] SHARES = {10, 20, 30, 40, 50, 60, 70, 80, 90}; // percent
    private static final int[] QUICK_SHARES = {10, 50, 90};
    private static final int FEWEST_INPUTS = 4;
    private static final int MOST_INPUTS = 40;

    List<Trial> trials(Part part) {
        return part.parts().stream()
                .flatMap(this::of)
                .map(Trial.class::cast)
                .distinct()
                .toList();
    }

    /** The data sets that a part is about. */
    static List<DataSet> sets(Part part) {
        return switch (part) {
            case TABLE1 -> DataSet.of(Task.BINARY, Task.MULTILABEL);
            case TABLE2 -> DataSet.of(Task.MULTICLASS);
            case FIGURE -> List.of();
            case NETWORKS -> DataSet.of(Task.MULTILABEL);
            default -> Arrays.asList(DataSet.values());
        };
    }

    private Stream<? extends Trial> of(Part part) {
        return switch (part) {
            case TABLE1, TABLE2, TABLE3, TABLE4 -> tables(part);
            case FIGURE -> splits().stream();
            case NETWORKS -> Stream.concat(tables(part), curves().stream());
            case GALLERY -> sets(part).stream().map(set -> table(set, Contenders.CLEAVE, 0));
            case ALL -> Stream.empty();
        };
    }

    /** Those whose runs a part needs. */
    static List<Contender> contenders(Part part) {
        return switch (part) {
            case TABLE1, TABLE2, ALL -> Contenders.all();
            case TABLE3 -> List.of(Contenders.CLEAVE, Contenders.PAPER);
            case TABLE4 -> Contenders.withRules();
            case NETWORKS, GALLERY -> List.of(Contenders.CLEAVE);
            case FIGURE -> List.of();
        };
    }

    private Stream<TableTrial> tables(Part part) {
        return sets(part).stream()
                .flatMap(set -> contenders(part).stream()
                        .filter(contender -> contender.isFor(set))
                        .flatMap(contender ->
                                IntStream.range(0, runs(set, contender)).mapToObj(run -> table(set, contender, run))));
    }

    private TableTrial table(DataSet set, Contender contender, int run) {
        return new TableTrial(set, contender, run, options.quick() ? QUICK_LIMIT : LIMIT);
    }

    private int runs(DataSet set, Contender contender) {
        int all = contender.isBaseline() ? DataSet.BASELINE_FOLDS : set.runs();
        return Math.min(all, options.runs().orElse(options.quick() ? quickRuns(set) : all));
    }

    private static int quickRuns(DataSet set) {
        return SMALL.contains(set) ? QUICK_RUNS : 1;
    }

    private List<SplitTrial> splits() {
        Duration limit = options.quick() ? QUICK_SPLIT_LIMIT : SPLIT_LIMIT;
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
        Duration limit = options.quick() ? QUICK_CURVE_LIMIT : CURVE_LIMIT;
        List<CurveTrial> curves = new ArrayList<>();
        for (DataSet set : sets(Part.NETWORKS)) {
            for (int share : shares()) {
                for (int noise : NOISES) {
                    for (int run = 0; run < curveRuns(); run++) {
                        curves.add(new CurveTrial(set, share, noise, run, limit));
                    }
                }
            }
        }
        return curves;
    }

    private int curveRuns() {
        return Math.min(options.runs().orElse(CURVE_RUNS), options.quick() ? 1 : CURVE_RUNS);
    }

    int[] shares() {
        return options.quick() ? QUICK_SHARES.clone() : SHARES.clone();
    }
}
