package dev.cleave.lab.rival;

import java.util.List;

/** All rivals, in the order of the paper's tables. */
public final class Rivals {
    /** Support vectors are found among 11,000 rows at most: more take minutes, and nothing stops it. */
    private static final int SUPPORT_ROWS = 11_000;

    private Rivals() {}

    public static List<Rival> all() {
        return List.of(
                new Mlp(),
                OneByOne.opaque("Logistic Regression", new TribuoPupil(Recipes::logisticRegression)),
                OneByOne.opaque("SVM", new TribuoPupil(Recipes::supportVectors, SUPPORT_ROWS)),
                OneByOne.opaque("Random Forest", new TribuoPupil(Recipes::randomForest)),
                OneByOne.tree("Decision Tree", new TribuoPupil(Recipes::decisionTree)),
                OneByOne.tree("OSDT", Osdt.published()));
    }
}
