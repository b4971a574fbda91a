package dev.cleave.cli.command;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

/** {@code cleave words}: what the words mean that the other commands print. */
@Command(
        name = "words",
        description = "What the words mean that Cleave prints.",
        footer = {
            "",
            "  atom       one yes-or-no question about a row: colour = red, age > 41.5",
            "  literal    an atom, or that it does not hold: not colour = red, age <= 41.5",
            "  rule       literals that hold together; a label is said where one of its rules",
            "             fires, that is, where all of its literals hold",
            "  points     where no few plain rules will do: conditions add points, and the",
            "             label is said from a number of points on; of classes, the one with",
            "             the most points is said",
            "  accuracy   the share of rows whose answer is right",
            "  precision  of the rows that a rule says something of, the share where it is so",
            "  recall     of the rows where it is so, the share that the rule finds",
            "  F1         the harmonic mean of the two; of classes the mean over them, each",
            "             counted by its rows; of several labels over all single answers",
            "  held out   rows that learning never saw; figures on them are what to expect",
            "  95 %%       the interval that the true figure is in, 95 times of 100",
            "  network    the neural network that the rules were learned with; soft as it",
            "             was trained, hard with true and false alone, ensemble several of",
            "             them together",
            "  proved     a solver showed for every valid input, not for the rows alone, that",
            "             the rules and the network that is named answer the same",
            "  checked    the same, of the network that the rules were written back as: what",
            "             is printed is what is applied. It says nothing of how near the",
            "             rules are to the network that was trained: that is what cleave",
            "             verify --data says",
            "  frontier   rules of every size that helps; cleave choose takes another size",
            "  in turn    the rows are dealt into parts; each part is answered by what was",
            "             learned from the others, so that every row counts once",
            "  stability  how many of the rules stand word for word in others, learned from",
            "             other rows or of another size",
            "  missing    a cell that is empty, ?, NA, NaN or null. No comparison with it",
            "             holds, so that a negated one does; rules say (or missing) where",
            "             rows to learn from had such cells"
        })
@SuppressWarnings("NullAway.Init") // fields are set by picocli
final class WordsCommand implements Runnable {
    @ParentCommand
    private CleaveCommand cleave;

    @Spec
    private CommandSpec spec;

    @Override
    public void run() {
        for (String line : spec.usageMessage().footer()) {
            cleave.out().println(line.replace("%%", "%")); // as picocli writes it, which takes % for a form
        }
    }
}
