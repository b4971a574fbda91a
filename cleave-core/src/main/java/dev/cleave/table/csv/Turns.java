package dev.cleave.table.csv;

import java.util.concurrent.CancellationException;

/** Lets threads that work side by side hand in what they did in the order of the pieces. */
final class Turns {
    private long next;
    private boolean stopped;

    /** Waits until all pieces before this one are done; false where one never will be. */
    synchronized boolean await(long number) {
        try {
            while (number != next && !stopped) {
                wait();
            }
            return !stopped;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw (CancellationException) new CancellationException("interrupted while reading").initCause(e);
        }
    }

    synchronized void done() {
        next++;
        notifyAll();
    }

    /** There is nothing more to wait for. */
    synchronized void stop() {
        stopped = true;
        notifyAll();
    }
}
