package dev.cleave.bench;

import dev.cleave.logic.Literal;
import dev.cleave.logic.Rule;
import java.math.BigInteger;
import java.util.List;
import java.util.Random;

/** What the rules look like. */
public enum RuleKind {
    /** Four literals. */
    PLAIN {
        @Override
        Rule rule(Random random) {
            return new Rule.All(literals(4, random));
        }
    },
    /** Four of eight literals. */
    AT_LEAST {
        @Override
        Rule rule(Random random) {
            return Rule.AtLeast.of(4, literals(8, random));
        }
    },
    /** Eight literals with weights from 1 to 9. */
    WEIGHTED {
        @Override
        Rule rule(Random random) {
            return new Rule.AtLeast(
                    literals(8, random).stream()
                            .map(literal -> new Rule.Term(literal, BigInteger.valueOf(1 + random.nextInt(9))))
                            .toList(),
                    BigInteger.valueOf(20));
        }
    };

    abstract Rule rule(Random random);

    private static List<Literal> literals(int count, Random random) {
        return random.ints(0, ScoringCase.ATOMS)
                .distinct()
                .limit(count)
                .mapToObj(atom -> new Literal(atom, random.nextBoolean()))
                .toList();
    }
}
