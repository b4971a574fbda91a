package dev.cleave.web.studio;

import dev.cleave.comparison.ModelDifference;
import dev.cleave.io.Model;
import java.util.List;
import java.util.function.Function;

/**
 * How things are said.
 *
 * @param verdict what is known about rules
 * @param edited what is known about rules that were edited, compared with those that were learned
 * @param difference how two models differ
 */
public record StudioTexts(
        Function<Model, List<String>> verdict,
        Function<Model, List<String>> edited,
        Function<ModelDifference, List<String>> difference) {}
