package dev.cleave.lab.baseline;

import org.tribuo.Trainer;
import org.tribuo.classification.Label;
import org.tribuo.classification.dtree.CARTClassificationTrainer;
import org.tribuo.classification.dtree.impurity.GiniIndex;
import org.tribuo.classification.ensemble.VotingCombiner;
import org.tribuo.classification.libsvm.LibSVMClassificationTrainer;
import org.tribuo.classification.libsvm.SVMClassificationType;
import org.tribuo.classification.libsvm.SVMClassificationType.SVMMode;
import org.tribuo.classification.sgd.linear.LinearSGDTrainer;
import org.tribuo.classification.sgd.objectives.LogMulticlass;
import org.tribuo.common.libsvm.KernelType;
import org.tribuo.common.libsvm.SVMParameters;
import org.tribuo.common.tree.RandomForestTrainer;
import org.tribuo.math.optimisers.AdaGrad;

/** Tribuo's learners with the settings of the paper's published notebooks, or what comes nearest to them. */
final class TribuoRecipes {
    private static final int TREES = 100;
    private static final int UPDATES = 300_000;

    private TribuoRecipes() {}

    /** Multinomial, without a penalty, row by row; small tables are gone through often enough to settle. */
    static Trainer<Label> logisticRegression(BaselineFeatures train, long seed) {
        int epochs = Math.max(10, Math.min(1_000, UPDATES / train.rows()));
        return new LinearSGDTrainer(new LogMulticlass(), new AdaGrad(0.3, 1e-6), epochs, Integer.MAX_VALUE, 1, seed);
    }

    /** A radial kernel of the width 1 / (features x variance), and C = 1. */
    static Trainer<Label> supportVectors(BaselineFeatures train, long seed) {
        SVMParameters<Label> parameters = new SVMParameters<>(new SVMClassificationType(SVMMode.C_SVC), KernelType.RBF);
        parameters.setCost(1);
        parameters.setGamma(1 / (train.width() * Math.max(train.variance(), 1e-9)));
        parameters.setCacheSize(200);
        return new LibSVMClassificationTrainer(parameters, seed);
    }

    /** Trees that grow until their leaves are pure, each of a bootstrap sample, with the root of the features at every split. */
    static Trainer<Label> randomForest(BaselineFeatures train, long seed) {
        float share = (float) (1 / Math.sqrt(train.width()));
        return new RandomForestTrainer<>(tree(share, seed), new VotingCombiner(), TREES, seed);
    }

    /** A tree that grows until its leaves are pure. */
    static Trainer<Label> decisionTree(BaselineFeatures train, long seed) {
        return tree(1, seed);
    }

    private static CARTClassificationTrainer tree(float share, long seed) {
        return new CARTClassificationTrainer(Integer.MAX_VALUE, 1, 0, share, false, new GiniIndex(), seed);
    }
}
