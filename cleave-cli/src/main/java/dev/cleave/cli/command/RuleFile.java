package dev.cleave.cli.command;

import dev.cleave.RuleImport;
import dev.cleave.interchange.asp.AspReader;
import dev.cleave.interchange.foreign.ForeignRules;
import dev.cleave.interchange.table.WrittenTable;
import dev.cleave.io.parse.WrittenRules;
import dev.cleave.table.InputException;
import dev.cleave.table.SourceLocation;
import dev.cleave.table.Table;
import dev.cleave.table.format.TableFile;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** Rules in a file, of whichever form they are, as far as they can be read without the data that they are about. */
sealed interface RuleFile {
    /** An {@link InputException} where a file of another system is broken. */
    static RuleFile read(Path file, String target) {
        SourceLocation place = SourceLocation.in(file);
        String text = text(file);
        if (WrittenTable.isOne(text)) {
            return new Own(WrittenTable.of(text), target);
        }
        if (text.stripLeading().startsWith("{")) {
            throw new InputException(
                    place, "is JSON, which rules are not imported from; write them with cleave rules MODEL --as table");
        }
        if (file.toString().toLowerCase(Locale.ROOT).endsWith(".csv")) {
            return new Short(TableFile.read(file));
        }
        Optional<ForeignRules> foreign =
                AspReader.isOne(text) ? Optional.empty() : ForeignRules.read(place, text, target);
        return foreign.<RuleFile>map(Foreign::new).orElseGet(() -> new Text(place, text, target));
    }

    static String text(Path file) {
        try {
            return Files.readString(file, StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new InputException(SourceLocation.in(file), "can't be read as text: " + e.getMessage(), e);
        }
    }

    /** The rules, in the words of the data. */
    WrittenRules in(RuleImport data);

    /** The columns that it compares by order. */
    default Set<String> numbers(Collection<String> header) {
        return Set.of();
    }

    /** Of two values, the one that counts as positive, where the file tells. */
    default Optional<String> positive(List<String> values) {
        return Optional.empty();
    }

    /** As {@code cleave rules} prints them, in our words or in ASP. */
    record Text(SourceLocation place, String text, String target) implements RuleFile {
        @Override
        public WrittenRules in(RuleImport data) {
            return AspReader.isOne(text) ? AspReader.read(place, text, data.words()) : data.read(place, text);
        }

        @Override
        public Optional<String> positive(List<String> values) {
            return AspReader.isOne(text) ? AspReader.positive(text, target, values) : Optional.empty();
        }
    }

    /** What {@code --as table} writes. */
    record Own(WrittenTable table, String target) implements RuleFile {
        @Override
        public WrittenRules in(RuleImport data) {
            return table.rules(data.words());
        }

        @Override
        public Set<String> numbers(Collection<String> header) {
            return table.numbers();
        }

        @Override
        public Optional<String> positive(List<String> values) {
            return table.positive(target, values);
        }
    }

    /** A table that a person made. */
    record Short(Table table) implements RuleFile {
        @Override
        public WrittenRules in(RuleImport data) {
            return data.read(table);
        }
    }

    /** Of another system. */
    record Foreign(ForeignRules rules) implements RuleFile {
        @Override
        public WrittenRules in(RuleImport data) {
            return data.read(rules.place(), rules.text(data.words()));
        }

        @Override
        public Set<String> numbers(Collection<String> header) {
            return rules.numbers(header);
        }

        @Override
        public Optional<String> positive(List<String> values) {
            return rules.positive(values);
        }
    }
}
