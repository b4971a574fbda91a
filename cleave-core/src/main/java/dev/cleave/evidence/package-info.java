/**
 * What people ask of rules: how well each stands on rows ({@code RuleSet + Dataset -> Evidence}), and what the least is that
 * would have to change about a row for another answer ({@code SmallestChange}).
 */
@NullMarked
package dev.cleave.evidence;

import org.jspecify.annotations.NullMarked;
