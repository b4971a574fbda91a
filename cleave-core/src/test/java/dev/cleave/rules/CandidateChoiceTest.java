package dev.cleave.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.logic.Definition;
import dev.cleave.logic.Literal;
import dev.cleave.logic.Rule;
import dev.cleave.rules.Candidate.Origin;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class CandidateChoiceTest {
    private static final RuleMeasure MEASURE = new RuleMeasure.Noisy(0.1);

    @Test
    void ofEquallyGoodOnesTheShortestIsChosen() {
        assertEquals(
                2,
                CandidateChoice.among(List.of(candidate(3, 0), candidate(2, 0), candidate(0, 5)))
                        .orElseThrow()
                        .rules());
    }

    @Test
    void withRoomForAllEachHeadHasItsBest() {
        List<List<Candidate>> heads = heads(new SplittableRandom(1), 4);
        assertEquals(
                heads.stream()
                        .map(head -> CandidateChoice.among(head).orElseThrow())
                        .toList(),
                CandidateChoice.within(heads, 1_000));
    }

    /** Against every way to give each head one of the numbers of rules. */
    @Test
    void rulesGoWhereTheySpareTheMostRows() {
        for (long seed = 0; seed < 300; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            List<List<Candidate>> heads = heads(random, 3);
            int most = 1 + random.nextInt(8);
            List<Candidate> chosen = CandidateChoice.within(heads, most);
            int rules = chosen.stream().mapToInt(Candidate::rules).sum();
            assertTrue(rules <= most, "seed " + seed);
            int whole = heads.stream()
                    .mapToInt(head -> CandidateChoice.among(head).orElseThrow().rules())
                    .sum();
            if (whole > most) {
                assertEquals(fewest(heads, 0, most), errors(chosen), "seed " + seed);
            }
        }
    }

    private static double fewest(List<List<Candidate>> heads, int from, int room) {
        if (from == heads.size()) {
            return 0;
        }
        return IntStream.rangeClosed(0, room)
                .mapToDouble(size -> {
                    Candidate best = CandidateChoice.among(heads.get(from).stream()
                                    .filter(candidate -> candidate.rules() <= size)
                                    .toList())
                            .orElseThrow();
                    return best.validationErrors() + fewest(heads, from + 1, room - best.rules());
                })
                .min()
                .orElseThrow();
    }

    private static double errors(List<Candidate> chosen) {
        return chosen.stream().mapToDouble(Candidate::validationErrors).sum();
    }

    private static List<List<Candidate>> heads(SplittableRandom random, int count) {
        List<List<Candidate>> heads = new ArrayList<>();
        for (int head = 0; head < count; head++) {
            List<Candidate> candidates = new ArrayList<>(List.of(candidate(0, 20 + random.nextInt(20))));
            IntStream.range(0, random.nextInt(8))
                    .forEach(i -> candidates.add(candidate(1 + random.nextInt(6), random.nextInt(30))));
            candidates.sort(Comparator.comparingDouble(Candidate::validationErrors));
            heads.add(candidates);
        }
        return heads;
    }

    private static Candidate candidate(int rules, int validationErrors) {
        List<Rule> bodies = IntStream.range(0, rules)
                .<Rule>mapToObj(atom -> Rule.all(Literal.of(atom)))
                .toList();
        return new Candidate(Origin.SEARCH, Definition.of(bodies), 0, validationErrors, MEASURE, rules);
    }
}
