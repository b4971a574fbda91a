package dev.cleave.lab;

import dev.cleave.Version;
import dev.cleave.lab.report.Facts;
import dev.cleave.lab.store.Finished;
import dev.cleave.lab.trial.Figure;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Collection;
import java.util.List;

/** Where and when trials were done, for a page. */
public final class RunFacts {
    private RunFacts() {}

    /** @param threads trials at the same time */
    public static Facts of(Collection<Finished> done, int threads) {
        List<String> commits = done.stream()
                .map(Finished::commit)
                .filter(commit -> !commit.isEmpty())
                .distinct()
                .toList();
        double seconds = done.stream()
                .mapToDouble(each -> each.result().get(Figure.SECONDS).orElse(0))
                .sum();
        String machine = Runtime.getRuntime().availableProcessors() + " cores, Java "
                + Runtime.version().feature() + ", " + threads + (threads == 1 ? " trial" : " trials") + " at a time";
        return new Facts(LocalDate.now(ZoneOffset.UTC).toString(), Version.current(), commits, machine, seconds);
    }
}
