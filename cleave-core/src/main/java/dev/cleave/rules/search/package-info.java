/**
 * Local search by description length: bodies are added, dropped and changed while wrong rows plus the price of literals fall.
 */
@NullMarked
package dev.cleave.rules.search;

import org.jspecify.annotations.NullMarked;
