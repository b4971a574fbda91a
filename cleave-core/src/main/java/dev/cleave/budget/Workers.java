package dev.cleave.budget;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Supplier;

/** Runs jobs in a few threads and returns their results in the order of the jobs. */
public final class Workers {
    private Workers() {}

    /** A piece of work that watches the budget itself. */
    public interface Job<T> extends Supplier<T> {}

    /** Jobs that had not started when the budget ran out are left out, but for the first, which always runs. */
    public static <T> List<T> run(List<Job<T>> jobs, int threads, Budget budget) {
        ExecutorService pool =
                Executors.newFixedThreadPool(Math.max(1, Math.min(threads, jobs.size())), Workers::thread);
        try {
            List<Future<List<T>>> futures = new ArrayList<>();
            for (int i = 0; i < jobs.size(); i++) {
                Job<T> job = jobs.get(i);
                boolean first = i == 0;
                futures.add(pool.submit(() -> !first && budget.isExhausted() ? List.<T>of() : List.of(job.get())));
            }
            List<T> results = new ArrayList<>();
            for (Future<List<T>> future : futures) {
                results.addAll(await(future, budget));
            }
            return results;
        } finally {
            pool.shutdown();
        }
    }

    private static Thread thread(Runnable work) {
        Thread thread = new Thread(work, "cleave-worker");
        thread.setDaemon(true);
        return thread;
    }

    private static <T> T await(Future<T> future, Budget budget) {
        try {
            return future.get();
        } catch (InterruptedException e) {
            budget.cancel();
            Thread.currentThread().interrupt();
            throw (CancellationException) new CancellationException("interrupted while working").initCause(e);
        } catch (ExecutionException e) {
            throw new IllegalStateException(e.getCause());
        }
    }
}
