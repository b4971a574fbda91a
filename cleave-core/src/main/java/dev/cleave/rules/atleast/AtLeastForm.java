package dev.cleave.rules.atleast;

import dev.cleave.logic.Definition;
import dev.cleave.logic.Rule;
import org.jspecify.annotations.NullMarked;

/** How a node is written down: as the at-least rule that it is, or as something that says the same on every valid input. */
@NullMarked
@FunctionalInterface
public interface AtLeastForm {
    Definition of(Rule.AtLeast node);
}
