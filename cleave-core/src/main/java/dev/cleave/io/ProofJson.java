package dev.cleave.io;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.cleave.verification.Proof;
import dev.cleave.verification.Scope;
import dev.cleave.verification.Verdict;
import java.math.BigInteger;
import java.util.BitSet;
import java.util.List;

/** What is known about the rules, in the model file and for machines. */
@SuppressWarnings("exports") // Jackson's types are for who has Jackson
public final class ProofJson {
    private static final String EQUIVALENT = "equivalent";
    private static final String DIFFERS = "differs";
    private static final String UNDECIDED = "undecided";
    private static final String EVERY = "every valid input";
    private static final String ROWS = "given rows";

    private ProofJson() {}

    public static void write(Proof proof, ObjectNode to) {
        write(proof.verdict(), to);
        to.put("network", proof.subject().name());
        to.put("softDiffers", proof.softDiffers()).put("softRows", proof.softRows());
    }

    static Proof read(JsonFields from) {
        return new Proof(
                from.oneOf("network", Proof.Subject.values()),
                verdict(from),
                from.count("softDiffers"),
                from.count("softRows"));
    }

    /** {@code status}, {@code scope}, {@code checked}, and what else the verdict has. */
    public static void write(Verdict verdict, ObjectNode to) {
        to.put("status", status(verdict));
        write(verdict.scope(), to);
        if (verdict instanceof Verdict.Differs differs) {
            ArrayNode atoms = to.putArray("counterexample");
            differs.counterexample().stream().forEach(atoms::add);
            to.put("output", differs.output());
        } else if (verdict instanceof Verdict.Undecided undecided) {
            to.put("reason", undecided.reason());
        }
    }

    private static String status(Verdict verdict) {
        if (verdict instanceof Verdict.Equivalent) {
            return EQUIVALENT;
        }
        return verdict instanceof Verdict.Differs ? DIFFERS : UNDECIDED;
    }

    private static void write(Scope scope, ObjectNode to) {
        to.put("checked", scope.inputs());
        if (scope instanceof Scope.EveryValidInput every) {
            to.put("scope", EVERY).put("method", every.method().name());
        } else if (scope instanceof Scope.GivenRows rows) {
            to.put("scope", ROWS).put("outside", rows.outside());
        } else if (scope instanceof Scope.SeenRows) {
            to.put("scope", ROWS).put("outside", 0).put("othersFree", true);
        }
    }

    private static Verdict verdict(JsonFields from) {
        Scope scope = scope(from);
        return switch (from.text("status")) {
            case EQUIVALENT -> new Verdict.Equivalent(scope);
            case DIFFERS -> new Verdict.Differs(scope, bits(from.wholes("counterexample")), from.count("output"));
            case UNDECIDED -> new Verdict.Undecided(scope, from.text("reason"));
            default -> throw from.wrong("a verdict that is equivalent, differs or undecided");
        };
    }

    private static Scope scope(JsonFields from) {
        return switch (from.text("scope")) {
            case EVERY -> new Scope.EveryValidInput(from.big("checked"), from.oneOf("method", Scope.Method.values()));
            case ROWS -> rows(from);
            default -> throw from.wrong("a scope of every valid input or given rows");
        };
    }

    private static Scope rows(JsonFields from) {
        return from.has("othersFree") && from.truth("othersFree")
                ? new Scope.SeenRows(from.count("checked"))
                : new Scope.GivenRows(from.count("checked"), from.count("outside"));
    }

    private static BitSet bits(List<BigInteger> atoms) {
        BitSet bits = new BitSet();
        atoms.forEach(atom -> bits.set(atom.intValueExact()));
        return bits;
    }
}
