package dev.cleave.bench;

import dev.cleave.data.KnownNetwork;
import dev.cleave.data.Labelled;
import dev.cleave.data.NamedData;
import dev.cleave.data.Split;
import dev.cleave.data.Splits;
import dev.cleave.data.TargetSpec;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.LongStream;

/** A data set and how its rows are held out, run after run; run i has seed i. */
enum Protocol {
    MONK1(5, 0.3),
    MUSHROOM(5, 0.2),
    MAM(KnownNetwork.MAM),
    FISSION(KnownNetwork.FISSION),
    BUDDING(KnownNetwork.BUDDING),
    ARA(KnownNetwork.ARA);

    private static final int FOLDS = 10;
    private static final long FOLD_SEED = 73;

    private final int runs;
    private final double share; // that is held out; 0 where there are folds
    private final Optional<KnownNetwork> network;

    Protocol(int runs, double share) {
        this.runs = runs;
        this.share = share;
        this.network = Optional.empty();
    }

    Protocol(KnownNetwork network) {
        this.runs = FOLDS;
        this.share = 0;
        this.network = Optional.of(network);
    }

    /** What the rules should be, where that is published. */
    Optional<KnownNetwork> network() {
        return network;
    }

    Labelled data(Path folder) {
        NamedData named = NamedData.find(label()).orElseThrow();
        return Labelled.of(named.table(folder), TargetSpec.of(named.target()));
    }

    List<Split> splits(Labelled data) {
        Splits splits = Splits.of(data.targets());
        return share == 0
                ? splits.folds(FOLDS, FOLD_SEED)
                : LongStream.range(0, runs)
                        .mapToObj(seed -> splits.holdOut(share, seed))
                        .toList();
    }

    String label() {
        return name().toLowerCase(Locale.ROOT);
    }
}
