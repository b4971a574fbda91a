package dev.cleave.rules.search.softmax;

import dev.cleave.budget.Budget;
import dev.cleave.budget.Workers;
import dev.cleave.logic.Body;
import dev.cleave.logic.Rule;
import dev.cleave.logic.bits.RowSets;
import dev.cleave.rules.search.body.Beam;
import dev.cleave.rules.search.body.BodyClimb;
import dev.cleave.rules.search.body.BodyObjective;
import dev.cleave.rules.search.body.RowValues;
import dev.cleave.rules.search.body.ScoredBody;
import dev.cleave.rules.search.body.WeightedSample;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Finds the conjunction that promises the largest fall of the loss: for a few directions the best body, for that body the best direction, and
 * again from there. Each step is rows x columns, whatever the number of classes.
 */
final class BodyFinder implements BodySource {
    private static final int DIRECTIONS = 4;
    private static final int ROUNDS = 2;
    private static final int SHORTLIST = 16;
    private static final long LARGE = 100_000; // rows x groups, to be worth a thread

    private final WeightedSample sample;
    private final PoolSketch pool;
    private final MulticlassOptions options;
    private final int threads;
    private final ScoredBody nothing;
    private final long[] all;

    BodyFinder(WeightedSample sample, List<Body> pool, MulticlassOptions options, int threads) {
        this.sample = sample;
        this.pool = new PoolSketch(pool, sample.rows());
        this.options = options;
        this.threads = (long) sample.rows() * sample.groups() < LARGE ? 1 : threads;
        this.nothing = new ScoredBody(Body.of(new Rule.All(List.of()), sample.columns()), 0);
        this.all = RowSets.all(sample.columns());
    }

    @Override
    public ScoredBody toAdd(SoftmaxModel model) {
        return climbed(
                model,
                started(unfinished(model).stream()
                        .map(label -> start(model, Direction.towards(label), List.of()))
                        .toList()));
    }

    @Override
    public ScoredBody inPlaceOf(SoftmaxModel model, Body old, double[] scores) {
        List<Workers.Job<Start>> starts = List.of(
                start(model, Direction.of(scores), List.of(old)),
                start(model, Direction.towards(unfinished(model).get(0)), List.of()));
        return climbed(model, started(starts));
    }

    private Start started(List<Workers.Job<Start>> jobs) {
        List<Start> found = threads == 1 || jobs.size() == 1
                ? jobs.stream().map(Workers.Job::get).toList()
                : Workers.run(jobs, threads, Budget.unlimited());
        return found.stream().reduce(BodyFinder::better).orElseThrow();
    }

    private List<Integer> unfinished(SoftmaxModel model) {
        return model.unfinished(sample.classes() == 2 ? 1 : DIRECTIONS); // of two classes both directions are one
    }

    /** A body that a climb may begin from, and the direction that it was found along. */
    private record Start(ScoredBody scored, BodyObjective objective) {}

    private Workers.Job<Start> start(SoftmaxModel model, Direction direction, List<Body> bodies) {
        return () -> {
            RowValues values = direction.values(model);
            BodyObjective objective = objective(model, direction, values);
            ScoredBody best = nothing;
            List<Body> shortlist = bodies.isEmpty()
                    ? pool.best(values, sums -> direction.gain(sums, model.penalty()), options.price(), SHORTLIST)
                    : List.of();
            for (Body body : starts(objective, bodies, shortlist)) {
                best = best.orBetter(objective.scored(body));
            }
            return better(new Start(best, objective), broad(model, objective));
        };
    }

    private static Start better(Start one, Start other) {
        return other.scored.worth() > one.scored.worth() ? other : one;
    }

    /** A single condition often says something of many classes: the best one along a direction, along its own. */
    private Start broad(SoftmaxModel model, BodyObjective along) {
        List<ScoredBody> single = sample.classes() > 2 ? new Beam(along, 1, 1).grow() : List.of();
        if (single.isEmpty()) {
            return new Start(nothing, along);
        }
        Direction direction = Direction.of(single.get(0).body(), model);
        BodyObjective objective = objective(model, direction, direction.values(model));
        return new Start(objective.scored(single.get(0).body()), objective);
    }

    /** By turns the best body along a direction and the best direction for that body. */
    private ScoredBody climbed(SoftmaxModel model, Start start) {
        ScoredBody best = nothing;
        ScoredBody from = start.scored;
        BodyObjective objective = start.objective;
        for (int round = 0; round < ROUNDS && from.body().length() > 0; round++) {
            ScoredBody found = new BodyClimb(objective, options.longest()).from(from);
            if (!(found.worth() > best.worth())) {
                break;
            }
            best = found;
            if (sample.classes() == 1) {
                break;
            }
            Direction direction = Direction.of(best.body(), model);
            objective = objective(model, direction, direction.values(model));
            from = objective.scored(best.body());
        }
        return best;
    }

    private BodyObjective objective(SoftmaxModel model, Direction direction, RowValues values) {
        return new BodyObjective(sample, values, sums -> direction.gain(sums, model.penalty()), options.price(), all);
    }

    private List<Body> starts(BodyObjective objective, List<Body> bodies, List<Body> shortlist) {
        List<Body> starts = new ArrayList<>(bodies);
        shortlist.stream()
                .map(objective::scored)
                .sorted(Comparator.comparingDouble(scored -> -scored.worth()))
                .limit(options.fromPool())
                .forEach(scored -> starts.add(scored.body()));
        if (options.beam() > 0) {
            new Beam(objective, options.beam(), options.longest())
                    .grow().stream().limit(1).forEach(scored -> starts.add(scored.body()));
        }
        return starts;
    }
}
