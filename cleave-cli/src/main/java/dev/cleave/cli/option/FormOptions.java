package dev.cleave.cli.option;

import dev.cleave.Extract;
import dev.cleave.LearnOptions;
import dev.cleave.Preference;
import dev.cleave.table.InputException;
import dev.cleave.table.SourceLocation;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** What rules may look like, and how many there may be. */
@SuppressWarnings("NullAway.Init") // fields are set by picocli
public final class FormOptions {
    @Option(
            names = "--exact-within",
            paramLabel = "N",
            description = "Train a network whose exact reading has at most N rules, and give it whole: nothing is lost"
                    + " between it and the rules, and the proof is about it.")
    private @Nullable Integer exactWithin;

    @Option(names = "--plain", description = "No at-least rules.")
    private boolean plain;

    @Option(names = "--negate", description = "State a head by its negation where that is shorter.")
    private boolean negate;

    @Option(
            names = "--max-rules",
            paramLabel = "N",
            description = "At most N rules, of all outputs together; exact, disentangle and threshold can't leave rules"
                    + " out, and say so.")
    private @Nullable Integer mostRules;

    @Option(
            names = "--max-literals",
            paramLabel = "N",
            description = "At most N literals, where there is a choice of sizes.")
    private @Nullable Integer mostLiterals;

    @Option(
            names = "--prefer",
            paramLabel = "SIZE",
            defaultValue = "balanced",
            description =
                    "Of rules of every size: readable (the best with at most ten), balanced (the fewest that can't be"
                            + " told from the network on rows held out), or accurate (as many as help)"
                            + " (${DEFAULT-VALUE}).")
    private Preference preference;

    @Option(
            names = "--dont-cares",
            description = "Leave combinations that no row shows free: shorter rules, which are the network on the rows"
                    + " seen and maybe nowhere else. The model file then holds these rows, encoded.")
    private boolean dontCares;

    /** The same options with this form; an {@link InputException} where a number is too small. */
    public LearnOptions in(LearnOptions options) {
        LearnOptions said = options.withPlain(plain).withNegate(negate).withDontCares(dontCares);
        said = said.withForm(said.form().withPreference(preference));
        if (mostLiterals != null) {
            said = said.withForm(said.form().withMostLiterals(atLeastOne("--max-literals", mostLiterals)));
        }
        if (exactWithin != null) {
            said = said.withExactWithin(atLeastOne("--exact-within", exactWithin));
            requireOwnReading(options.extract());
        }
        return mostRules == null ? said : said.withMostRules(atLeastOne("--max-rules", mostRules));
    }

    private static int atLeastOne(String flag, int number) {
        if (number < 1) {
            throw new InputException(SourceLocation.unknown(), flag + " must be at least 1, not " + number);
        }
        return number;
    }

    private static void requireOwnReading(Extract extract) {
        if (extract != Extract.AUTO) {
            throw new InputException(
                    SourceLocation.unknown(), "--exact-within reads a network of its own; leave --extract out");
        }
    }
}
