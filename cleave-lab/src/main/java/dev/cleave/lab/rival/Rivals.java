package dev.cleave.lab.rival;

import java.util.List;

/** All rivals, in the order of the paper's tables. */
public final class Rivals {
    /** More rows take a support vector machine minutes; the paper's largest table is then learned from a sample. */
    private static final int MOST_SUPPORT_ROWS = 15_000;

    private Rivals() {}

    public static List<Rival> all() {
        return List.of(
                new Mlp(),
                OneByOne.opaque("Logistic Regression", new TribuoPupil(Recipes::logisticRegression)),
                OneByOne.opaque("SVM", new TribuoPupil(Recipes::supportVectors, MOST_SUPPORT_ROWS)),
                OneByOne.opaque("Random Forest", new TribuoPupil(Recipes::randomForest)),
                OneByOne.tree("Decision Tree", new TribuoPupil(Recipes::decisionTree)),
                OneByOne.tree("OSDT", Osdt.published()));
    }
}
