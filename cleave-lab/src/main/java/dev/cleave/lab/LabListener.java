package dev.cleave.lab;

import dev.cleave.lab.store.Finished;

/** Hears of progress, from several threads. */
@FunctionalInterface
public interface LabListener {
    /** One of the trials is done; those that were done before don't count. */
    void finished(Finished trial, int done, int total);
}
