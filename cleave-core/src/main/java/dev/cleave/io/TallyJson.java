package dev.cleave.io;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.cleave.logic.ClassTally;
import dev.cleave.logic.ClassTally.Condition;
import dev.cleave.logic.ClassTally.Gain;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/** Points of classes in the model file: those from the start and, of each condition, the classes that it matters to. */
final class TallyJson {
    private TallyJson() {}

    static void write(ClassTally tally, ObjectNode to) {
        tally.start().forEach(to.putArray("start")::add);
        ArrayNode conditions = to.putArray("conditions");
        tally.conditions().forEach(condition -> write(condition, conditions.addObject()));
    }

    private static void write(Condition condition, ObjectNode to) {
        to.put("atom", condition.atom());
        ArrayNode classes = to.putArray("classes");
        ArrayNode points = to.putArray("points");
        for (Gain gain : condition.gains()) {
            classes.add(gain.output());
            points.add(gain.points());
        }
    }

    static ClassTally read(JsonFields from) {
        return new ClassTally(from.wholes("start"), from.list("conditions", TallyJson::condition));
    }

    private static Condition condition(JsonFields from) {
        List<Integer> classes = from.counts("classes");
        List<BigInteger> points = from.wholes("points");
        if (classes.size() != points.size()) {
            throw from.wrong("a condition with points for each of its classes");
        }
        List<Gain> gains = new ArrayList<>();
        for (int i = 0; i < classes.size(); i++) {
            gains.add(new Gain(classes.get(i), points.get(i)));
        }
        return new Condition(from.count("atom"), gains);
    }
}
