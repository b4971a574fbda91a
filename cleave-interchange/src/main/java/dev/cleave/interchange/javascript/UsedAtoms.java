package dev.cleave.interchange.javascript;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.cleave.encoding.BooleanColumn;
import dev.cleave.encoding.CategoricalColumn;
import dev.cleave.encoding.EncodedColumn;
import dev.cleave.encoding.Encoding;
import dev.cleave.encoding.NumericColumn;
import dev.cleave.encoding.OrderedColumn;
import dev.cleave.io.Model;
import dev.cleave.logic.Atom;
import dev.cleave.logic.Definition;
import dev.cleave.logic.Literal;
import dev.cleave.logic.RuleSet;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.stream.Stream;

/** The atoms that rules use, numbered anew from 0, with the auxiliaries after them, and the columns that decide them. */
final class UsedAtoms {
    private final Encoding encoding;
    private final BitSet used;
    private final int atoms; // of the encoding
    private final List<EncodedColumn> columns = new ArrayList<>();

    private UsedAtoms(Encoding encoding, BitSet used) {
        this.encoding = encoding;
        this.used = used;
        this.atoms = encoding.atoms().size();
        for (int i = 0; i < encoding.columns().size(); i++) {
            int start = encoding.domain().start(i);
            int end = start + encoding.columns().get(i).group().atoms();
            if (!used.get(start, end).isEmpty()) {
                columns.add(encoding.columns().get(i));
            }
        }
    }

    static UsedAtoms of(Model model) {
        RuleSet rules = model.rules();
        BitSet used = new BitSet();
        Stream.concat(rules.auxiliaries().stream(), rules.heads().stream())
                .map(Definition::atoms)
                .forEach(used::or);
        used.clear(rules.atoms(), Math.max(rules.atoms(), used.length()));
        return new UsedAtoms(model.encoding(), used);
    }

    /** An atom or auxiliary. */
    int number(int atom) {
        return atom < atoms ? used.get(0, atom).cardinality() : used.cardinality() + atom - atoms;
    }

    /** From 1 on, negative where it is negated. */
    int signed(Literal literal) {
        int number = number(literal.atom()) + 1;
        return literal.positive() ? number : -number;
    }

    void write(ObjectNode to) {
        ArrayNode all = to.putArray("columns");
        columns.forEach(column -> write(column, all.addObject().put("name", column.name())));
        ArrayNode tests = to.putArray("atoms");
        used.stream().forEach(atom -> write(encoding.atoms().get(atom), tests.addArray()));
    }

    private static void write(EncodedColumn column, ObjectNode to) {
        if (column instanceof NumericColumn numeric) {
            to.put("kind", "number").put("missing", numeric.missing());
        } else if (column instanceof CategoricalColumn categorical) {
            to.put("kind", "category").put("missing", categorical.missing());
            categorical.values().forEach(to.putArray("values")::add);
        } else if (column instanceof OrderedColumn ordered) {
            to.put("kind", "category").put("missing", ordered.missing());
            ordered.values().forEach(to.putArray("values")::add);
        } else if (column instanceof BooleanColumn truth) {
            boolean words = truth.atoms().get(0) instanceof Atom.Holds;
            to.put("kind", "truth").put("missing", false).put("words", words);
            to.putArray("values").add(truth.trueValue()).add(truth.falseValue());
        }
    }

    private void write(Atom atom, ArrayNode to) {
        int column = 0;
        while (!columns.get(column).name().equals(atom.column())) {
            column++;
        }
        to.add(column);
        if (columns.get(column) instanceof BooleanColumn) {
            to.add("true");
        } else if (atom instanceof Atom.Above above) {
            to.add(">").add(above.threshold());
        } else if (atom instanceof Atom.After after && columns.get(column) instanceof OrderedColumn ordered) {
            ordered.after(after.value()).forEach(to.add("in").addArray()::add);
        } else if (atom instanceof Atom.Is is) {
            to.add("=").add(is.value());
        } else {
            to.add("missing");
        }
    }
}
