package dev.cleave.explanation;

/**
 * A rule that fires for a row.
 *
 * @param index among the rules of its head; of classes with points, among the conditions
 * @param text its body in the user's own words; empty where it always fires
 */
public record FiredRule(int index, String text) {
    @Override
    public String toString() {
        return text.isEmpty() ? "always" : text;
    }
}
