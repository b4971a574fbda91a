package dev.cleave.rules;

import dev.cleave.logic.Definition;

/** How long rules are, together with the rows that they get wrong. */
public sealed interface RuleMeasure {
    double bits(Definition definition, HeadRows rows);

    /** What one literal is worth in wrong rows, for a search. */
    double price(int atoms);

    /**
     * Some labels are wrong by chance.
     *
     * @param noise the share of them
     */
    record Noisy(double noise) implements RuleMeasure {
        @Override
        public double bits(Definition definition, HeadRows rows) {
            return DescriptionLength.of(definition, rows.atoms(), rows.rows(), Math.round(rows.errors(definition)));
        }

        @Override
        public double price(int atoms) {
            return DescriptionLength.price(atoms, noise);
        }
    }

    /**
     * Networks get every row right, those that they did not learn from, too: no label is wrong by chance. What one row asks
     * for alone may still be chance, what two ask for is not.
     *
     * @param longest the literals of a long rule
     */
    record Clean(int longest) implements RuleMeasure {
        private static final double ROWS_A_RULE = 1.5;

        @Override
        public double bits(Definition definition, HeadRows rows) {
            double wrong = rows.errors(definition) * (longest + 1) / ROWS_A_RULE;
            return DescriptionLength.of(definition, rows.atoms(), rows.rows(), 0)
                    + wrong * DescriptionLength.symbol(rows.atoms());
        }

        @Override
        public double price(int atoms) {
            return ROWS_A_RULE / (longest + 1);
        }
    }
}
