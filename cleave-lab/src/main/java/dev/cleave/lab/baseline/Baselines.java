package dev.cleave.lab.baseline;

import java.util.List;

/** All rivals. */
public final class Baselines {
    /** Support vectors are found among 11,000 rows at most: more take minutes, and nothing stops it. */
    private static final int SUPPORT_ROWS = 11_000;

    private Baselines() {}

    /** Those of the paper, in the order of its tables. */
    public static List<Baseline> all() {
        return List.of(
                new Mlp(),
                OneByOne.opaque("Logistic Regression", new TribuoLearner(TribuoRecipes::logisticRegression)),
                OneByOne.opaque("SVM", new TribuoLearner(TribuoRecipes::supportVectors, SUPPORT_ROWS)),
                OneByOne.opaque("Random Forest", new TribuoLearner(TribuoRecipes::randomForest)),
                OneByOne.tree("Decision Tree", new TribuoLearner(TribuoRecipes::decisionTree)),
                OneByOne.tree("OSDT", Osdt.published()));
    }

    /** Those that learn lists of rules, which the paper has not. */
    public static List<Baseline> ruleLearners() {
        return List.of(OneByOne.tree("RIPPER", new Ripper()), OneByOne.tree("PART", new Part()));
    }
}
