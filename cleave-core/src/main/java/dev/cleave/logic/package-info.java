/**
 * Logic over named atoms. Input: atoms and what is possible among them ({@code Domain}). Output: {@code Rule}s, {@code RuleSet}s
 * and what they answer. The paper's section 2 has the normal form that they are in.
 */
@NullMarked
package dev.cleave.logic;

import org.jspecify.annotations.NullMarked;
