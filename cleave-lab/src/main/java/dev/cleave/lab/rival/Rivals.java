package dev.cleave.lab.rival;

import java.util.List;

/** All rivals, in the order of the paper's tables. */
public final class Rivals {
    private Rivals() {}

    /** As good as they get. Support vectors are found among 11,000 rows at most: more take minutes. */
    public static List<Rival> all() {
        return of(11_000, Integer.MAX_VALUE);
    }

    /** The same, but those that can't be stopped learn from a few thousand rows at most, and say so. */
    public static List<Rival> quick() {
        return of(3_000, 6_000);
    }

    private static List<Rival> of(int supportRows, int forestRows) {
        return List.of(
                new Mlp(),
                OneByOne.opaque("Logistic Regression", new TribuoPupil(Recipes::logisticRegression)),
                OneByOne.opaque("SVM", new TribuoPupil(Recipes::supportVectors, supportRows)),
                OneByOne.opaque("Random Forest", new TribuoPupil(Recipes::randomForest, forestRows)),
                OneByOne.tree("Decision Tree", new TribuoPupil(Recipes::decisionTree)),
                OneByOne.tree("OSDT", Osdt.published()));
    }
}
