package dev.cleave.web.studio;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.cleave.LearnOptions;
import dev.cleave.Learned;
import dev.cleave.Learner;
import dev.cleave.Teaching;
import dev.cleave.budget.Budget;
import dev.cleave.budget.LearningPhase;
import dev.cleave.budget.TrainingListener;
import dev.cleave.encoding.label.LabelledTable;
import dev.cleave.table.InputException;
import java.util.Optional;
import java.util.function.Consumer;

/** One learning in a thread of its own: how far it is, and a way to end it. */
final class Learning implements TrainingListener {
    private static final double HELD_OUT = 0.2;

    private final Budget budget = Budget.unlimited();
    private volatile LearningPhase phase = LearningPhase.TRAINING;
    private volatile double share;
    private volatile boolean isRunning = true;
    private volatile Optional<String> problem = Optional.empty();

    private Learning() {}

    /** @param done is told the result, unless it failed or was cancelled */
    static Learning start(LearnOptions options, Teaching teaching, LabelledTable data, Consumer<Learned> done) {
        Learning learning = new Learning();
        Thread thread = new Thread(() -> learning.run(new Learner(options, teaching), data, done), "learning");
        thread.setDaemon(true);
        thread.start();
        return learning;
    }

    private void run(Learner learner, LabelledTable data, Consumer<Learned> done) {
        try {
            Learned learned = learner.learn(data, HELD_OUT, budget, this);
            if (!budget.isCancelled()) {
                done.accept(learned);
            }
        } catch (InputException e) {
            problem = Optional.ofNullable(e.getMessage());
        } catch (RuntimeException | OutOfMemoryError e) {
            problem = Optional.of("learning ended early: " + e);
        } finally {
            isRunning = false;
        }
    }

    boolean isRunning() {
        return isRunning;
    }

    void cancel() {
        budget.cancel();
    }

    void write(ObjectNode to) {
        to.put("running", isRunning).put("phase", phase.toString()).put("cancelled", budget.isCancelled());
        if (phase == LearningPhase.TRAINING) {
            to.put("share", share);
        }
        problem.ifPresent(text -> to.put("problem", text));
    }

    @Override
    public void advanced(long done, long total) {
        phase = LearningPhase.TRAINING;
        share = total == 0 ? 0 : (double) done / total;
    }

    @Override
    public void entered(LearningPhase next) {
        phase = next;
    }
}
