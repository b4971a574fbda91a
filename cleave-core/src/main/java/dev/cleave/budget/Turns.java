package dev.cleave.budget;

import java.util.concurrent.CancellationException;

/** Lets threads that work side by side hand in what they did in the order of the pieces. */
public final class Turns {
    private long next;
    private boolean stopped;

    /** Waits until all pieces before this one are done; false where one never will be. */
    public synchronized boolean await(long number) {
        try {
            while (number != next && !stopped) {
                wait();
            }
            return !stopped;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw (CancellationException)
                    new CancellationException("interrupted while waiting for a turn").initCause(e);
        }
    }

    public synchronized void done() {
        next++;
        notifyAll();
    }

    /** There is nothing more to wait for. */
    public synchronized void stop() {
        stopped = true;
        notifyAll();
    }
}
