package dev.cleave.budget;

/** What learning is doing. */
public enum LearningPhase {
    TRAINING("training"),
    FINDING_RULES("finding rules"),
    PROVING("proving");

    private final String words;

    LearningPhase(String words) {
        this.words = words;
    }

    @Override
    public String toString() {
        return words;
    }
}
