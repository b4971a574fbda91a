package dev.cleave.lab.store;

import dev.cleave.io.AtomicFile;
import dev.cleave.lab.trial.Trial;
import dev.cleave.lab.trial.TrialResult;
import dev.cleave.table.InputException;
import dev.cleave.table.SourceLocation;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** A folder of finished trials, a file each, written whole or not at all. Safe for use by many threads. */
public final class TrialStore {
    private final Path folder;
    private final String commit;

    private TrialStore(Path folder, String commit) {
        this.folder = folder;
        this.commit = commit;
    }

    /**
     * Makes the folder where there is none; an {@link InputException} where that can't be.
     *
     * @param commit of the checkout that does the work; empty where that is not known
     */
    public static TrialStore open(Path folder, String commit) {
        try {
            Files.createDirectories(folder);
        } catch (IOException e) {
            throw new InputException(SourceLocation.in(folder), "can't be made a folder; choose another --out", e);
        }
        if (!Files.isWritable(folder)) {
            throw new InputException(SourceLocation.in(folder), "can't be written to; choose another --out");
        }
        return new TrialStore(folder, commit);
    }

    /** What that trial came to, if it is done with these settings; an {@link InputException} where its file is garbled. */
    public Optional<Finished> find(Trial trial) {
        Path file = file(trial);
        return Files.exists(file) ? Optional.of(read(file)).filter(done -> done.is(trial)) : Optional.empty();
    }

    public Finished put(Trial trial, TrialResult result) {
        Finished done = Finished.of(trial, commit, result);
        try {
            AtomicFile.write(file(trial), FinishedJson.write(done));
        } catch (IOException e) {
            throw new InputException(SourceLocation.in(file(trial)), "can't be written (" + e.getMessage() + ")", e);
        }
        return done;
    }

    /** A trial that came to nothing; it is not kept. */
    public Finished failed(Trial trial, TrialResult result) {
        return Finished.of(trial, commit, result);
    }

    private Path file(Trial trial) {
        return folder.resolve(trial.key() + ".json");
    }

    private static Finished read(Path file) {
        try {
            return FinishedJson.read(Files.readAllBytes(file));
        } catch (IOException | RuntimeException e) {
            throw new InputException(
                    SourceLocation.in(file),
                    "is not a finished trial of the lab (damaged?); delete it, and it is done again",
                    e);
        }
    }
}
