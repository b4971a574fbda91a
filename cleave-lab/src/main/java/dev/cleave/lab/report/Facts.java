package dev.cleave.lab.report;

import java.util.List;

/**
 * Where a page comes from.
 *
 * @param commits of the trials that are in it
 * @param seconds that all its trials took, added up
 */
public record Facts(String date, String version, List<String> commits, String machine, double seconds) {
    public Facts {
        commits = List.copyOf(commits);
    }

    String line() {
        String commit = commits.isEmpty() ? "" : ", commit " + String.join(", ", commits);
        return date + " · cleave " + version + commit + " · " + machine + " · " + duration() + " of work";
    }

    private String duration() {
        long whole = Math.round(seconds);
        return whole < 120
                ? whole + " s"
                : whole < 7_200 ? Math.round(whole / 60.0) + " min" : Statistic.number(whole / 3600.0, 1) + " h";
    }
}
