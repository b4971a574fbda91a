package dev.cleave.bench;

import dev.cleave.data.Labelled;
import dev.cleave.data.Split;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;

/**
 * Prints a line for each protocol: the rules' mean F1 on rows held out, the worst drop against the soft network, the most
 * plain rules, the most lines with at-least rules, how many runs are proved on every valid input, how many are the published
 * network, seconds a run by the clock and of processor time. A line a run goes to standard error.
 */
public final class Protocols {
    private static final int QUICK = 2;

    private Protocols() {}

    /** Takes the folder of data sets, names of protocols, all unless told, and {@code --quick} for two runs of each. */
    public static void main(String[] args) {
        List<String> names = new ArrayList<>(Arrays.asList(args).subList(1, args.length));
        int most = names.remove("--quick") ? QUICK : Integer.MAX_VALUE;
        List<Protocol> protocols = names.isEmpty()
                ? List.of(Protocol.values())
                : names.stream()
                        .map(name -> Protocol.valueOf(name.toUpperCase(Locale.ROOT)))
                        .toList();
        System.out.printf(
                "%-10s %8s %10s %9s %9s %8s %11s %9s %9s%n",
                "data", "F1", "worst drop", "plain <=", "lines <=", "proved", "published", "s a run", "cpu s");
        protocols.forEach(protocol -> print(protocol, runs(protocol, Path.of(args[0]), most)));
    }

    private static List<ProtocolRun> runs(Protocol protocol, Path folder, int most) {
        Labelled data = protocol.data(folder);
        List<ProtocolRun> runs = new ArrayList<>();
        for (Split split : protocol.splits(data)) {
            if (runs.size() < most) {
                ProtocolRun run = ProtocolRun.of(data, split, runs.size(), protocol.network());
                runs.add(run);
                System.err.println(protocol.label() + " " + runs.size() + ": " + run);
            }
        }
        return runs;
    }

    private static void print(Protocol protocol, List<ProtocolRun> runs) {
        System.out.printf(
                Locale.ROOT,
                "%-10s %8.4f %10.4f %9.0f %9.0f %8s %11s %9.1f %9.1f%n",
                protocol.label(),
                mean(runs, ProtocolRun::rulesF1),
                most(runs, ProtocolRun::drop),
                most(runs, ProtocolRun::plain),
                most(runs, ProtocolRun::lines),
                share(runs, ProtocolRun::proved),
                protocol.network().isPresent() ? share(runs, ProtocolRun::published) : "-",
                mean(runs, ProtocolRun::seconds),
                mean(runs, ProtocolRun::work));
    }

    private static double mean(List<ProtocolRun> runs, ToDoubleFunction<ProtocolRun> of) {
        return runs.stream().mapToDouble(of).average().orElseThrow();
    }

    private static double most(List<ProtocolRun> runs, ToDoubleFunction<ProtocolRun> of) {
        return runs.stream().mapToDouble(of).max().orElseThrow();
    }

    private static String share(List<ProtocolRun> runs, Predicate<ProtocolRun> is) {
        return runs.stream().filter(is).count() + "/" + runs.size();
    }
}
