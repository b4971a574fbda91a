package dev.cleave.interchange.asp;

import dev.cleave.logic.ClassTally;
import dev.cleave.logic.Definition;
import dev.cleave.logic.RuleSet;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Facts about the points of classes. */
final class AspPoints {
    private static final String NUMBER = "(-?\\d{1,10})";
    private static final Pattern START =
            Pattern.compile(AspAtoms.TALLY + "\\(start,0," + NUMBER + "," + NUMBER + "\\)");
    private static final Pattern GAIN =
            Pattern.compile(AspAtoms.TALLY + "\\(gain,0," + NUMBER + "," + NUMBER + "," + NUMBER + "\\)");
    private static final Pattern HIGHER = Pattern.compile(AspAtoms.TALLY + "\\((?:start|gain),[1-9].*");

    private final Map<Integer, BigInteger> start = new TreeMap<>();
    private final Map<Integer, List<ClassTally.Gain>> gains = new TreeMap<>(); // by auxiliary, from 1 on
    private boolean isThere;

    /** @param isFact whether it has no body */
    void add(String head, boolean isFact) {
        isThere = true;
        Matcher own = START.matcher(head);
        Matcher gain = GAIN.matcher(head);
        if (HIGHER.matcher(head).matches()) {
            throw new IllegalArgumentException(
                    "points greater than 30 bits are not read back from ASP; use --as table or json");
        }
        if (isFact && own.matches()) {
            start.put(Integer.parseInt(own.group(1)), new BigInteger(own.group(2)));
        } else if (isFact && gain.matches()) {
            gains.computeIfAbsent(Integer.parseInt(gain.group(1)), any -> new ArrayList<>())
                    .add(new ClassTally.Gain(Integer.parseInt(gain.group(2)), new BigInteger(gain.group(3))));
        }
    }

    /** None where no class has points. */
    Optional<RuleSet> rules(int atoms, List<Definition> auxiliaries, int classes) {
        if (!isThere) {
            return Optional.empty();
        }
        List<BigInteger> first = new ArrayList<>();
        for (int output = 0; output < classes; output++) {
            first.add(start.getOrDefault(output, BigInteger.ZERO));
        }
        boolean isSound = gains.keySet().stream().allMatch(index -> index >= 1 && index <= auxiliaries.size())
                && gains.values().stream()
                        .flatMap(List::stream)
                        .allMatch(gain -> gain.output() >= 0 && gain.output() < classes);
        if (!isSound) {
            throw new IllegalArgumentException("points are about a class or an auxiliary that is not there");
        }
        List<ClassTally.Condition> conditions = gains.entrySet().stream()
                .map(gain -> new ClassTally.Condition(atoms + gain.getKey() - 1, gain.getValue()))
                .toList();
        return Optional.of(RuleSet.ofTally(atoms, auxiliaries, new ClassTally(first, conditions)));
    }
}
