package dev.cleave.interchange.json;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.cleave.io.text.Vocabulary;
import dev.cleave.logic.Atom;
import dev.cleave.logic.ClassTally;
import dev.cleave.logic.Definition;
import dev.cleave.logic.Literal;
import dev.cleave.logic.Rule;
import dev.cleave.logic.RuleSet;
import dev.cleave.table.InputException;
import dev.cleave.table.OneLine;
import dev.cleave.table.SourceLocation;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.StreamSupport;

/** Reads what {@code cleave rules --as json} writes. Auxiliaries that no rule refers to are not there, so that the others may have other indices. */
public final class JsonRuleReader {
    private static final JsonMapper JSON = JsonMapper.builder()
            .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
            .build();

    private final Vocabulary words;
    private final Map<Atom, Integer> atoms = new HashMap<>();
    private final Map<String, Integer> auxiliaries = new HashMap<>();

    private JsonRuleReader(Vocabulary words) {
        this.words = words;
        IntStream.range(0, words.atoms().size())
                .forEach(i -> atoms.put(words.atoms().get(i), i));
    }

    /**
     * The rules that it says.
     *
     * @param words the atoms and outputs that it is about
     * @throws InputException where it is no such JSON
     */
    public static RuleSet read(String json, Vocabulary words) {
        try {
            return new JsonRuleReader(words).rules(JSON.readTree(json));
        } catch (JsonProcessingException e) {
            throw new InputException(SourceLocation.unknown(), "is no JSON: " + OneLine.of(e.getOriginalMessage()), e);
        }
    }

    private RuleSet rules(JsonNode root) {
        List<JsonNode> named = list(root, "auxiliaries");
        List<Definition> defined = new ArrayList<>();
        for (JsonNode node : named) {
            defined.add(definition(node));
            auxiliaries.put(text(node, "name"), auxiliaries.size());
        }
        List<JsonNode> heads = list(root, "heads");
        require(heads.size() == words.heads().size(), "has " + heads.size() + " heads");
        for (int output = 0; output < heads.size(); output++) {
            String name = text(heads.get(output), "name");
            require(name.equals(words.name(output)), "has a head " + OneLine.quoted(name) + ", which is no output");
        }
        if (heads.stream().allMatch(JsonRuleReader::isCompared)) {
            return RuleSet.ofTally(words.atoms().size(), defined, tally(root, named));
        }
        return new RuleSet(
                words.atoms().size(),
                defined,
                heads.stream().map(this::definition).toList());
    }

    /** Whether a class is the one with the most points. */
    private static boolean isCompared(JsonNode head) {
        List<JsonNode> rules = list(head, "rules");
        return rules.size() == 1 && !rules.get(0).has("literals");
    }

    private Definition definition(JsonNode node) {
        return new Definition(
                list(node, "rules").stream().map(this::rule).toList(),
                node.path("negated").asBoolean());
    }

    private Rule rule(JsonNode node) {
        List<Literal> literals =
                list(node, "literals").stream().map(this::literal).toList();
        if (!node.has("atLeast")) {
            return new Rule.All(literals);
        }
        List<JsonNode> weights = list(node, "weights");
        require(weights.size() == literals.size(), "has a rule with more weights or fewer than literals");
        return new Rule.AtLeast(
                IntStream.range(0, literals.size())
                        .mapToObj(i -> new Rule.Term(literals.get(i), whole(weights.get(i))))
                        .toList(),
                whole(node.path("atLeast")));
    }

    private Literal literal(JsonNode node) {
        boolean isPositive = !node.path("negated").asBoolean();
        if (node.has("auxiliary")) {
            Integer index = auxiliaries.get(text(node, "auxiliary"));
            require(index != null, "names an auxiliary before it is defined");
            return new Literal(words.atoms().size() + (index == null ? 0 : index), isPositive);
        }
        Integer atom = atoms.get(atom(node));
        require(atom != null, "is about " + OneLine.quoted(text(node, "text")) + ", which the model does not have");
        return new Literal(atom == null ? 0 : atom, isPositive);
    }

    private static Atom atom(JsonNode node) {
        String column = text(node, "column");
        return switch (text(node, "is")) {
            case "equal" -> new Atom.Is(column, text(node, "value"));
            case "above" -> new Atom.Above(column, node.path("value").asDouble());
            case "after" -> new Atom.After(column, text(node, "value"));
            case "missing" -> new Atom.Missing(column);
            case "true" -> new Atom.Holds(column);
            default -> throw problem("asks what is unknown: " + OneLine.quoted(text(node, "is")));
        };
    }

    private ClassTally tally(JsonNode root, List<JsonNode> named) {
        JsonNode points = root.path("points");
        List<ClassTally.Condition> conditions = new ArrayList<>();
        for (JsonNode condition : list(points, "conditions")) {
            int auxiliary = condition(condition, named);
            conditions.add(new ClassTally.Condition(words.atoms().size() + auxiliary, gains(condition.path("points"))));
        }
        return new ClassTally(
                IntStream.range(0, words.heads().size())
                        .mapToObj(output -> points(points.path("start"), output))
                        .toList(),
                conditions);
    }

    /** The auxiliary of this name or, else, whose one rule has these words. */
    private int condition(JsonNode condition, List<JsonNode> named) {
        String said = condition.path("if").asText(condition.path("text").asText());
        return auxiliaries.getOrDefault(
                said,
                IntStream.range(0, named.size())
                        .filter(i -> said.equals(
                                named.get(i).path("rules").path(0).path("text").asText()))
                        .findFirst()
                        .orElseThrow(
                                () -> problem("gives points for " + OneLine.quoted(said) + ", which is no auxiliary")));
    }

    private List<ClassTally.Gain> gains(JsonNode points) {
        return IntStream.range(0, words.heads().size())
                .mapToObj(output -> new ClassTally.Gain(output, points(points, output)))
                .filter(gain -> gain.points().signum() != 0)
                .toList();
    }

    private BigInteger points(JsonNode points, int output) {
        return points.has(words.name(output)) ? whole(points.path(words.name(output))) : BigInteger.ZERO;
    }

    private static BigInteger whole(JsonNode node) {
        try {
            return node.decimalValue().toBigIntegerExact();
        } catch (ArithmeticException e) {
            throw problem("has no whole number: " + OneLine.quoted(node.toString()));
        }
    }

    private static List<JsonNode> list(JsonNode node, String name) {
        require(node.path(name).isArray(), "has no list '" + name + "' where there must be one");
        return StreamSupport.stream(node.path(name).spliterator(), false).toList();
    }

    private static String text(JsonNode node, String name) {
        require(node.path(name).isTextual(), "has no text '" + name + "' where there must be one");
        return node.path(name).textValue();
    }

    private static void require(boolean condition, String problem) {
        if (!condition) {
            throw problem(problem);
        }
    }

    private static InputException problem(String problem) {
        return new InputException(SourceLocation.unknown(), "the JSON of rules " + problem);
    }
}
