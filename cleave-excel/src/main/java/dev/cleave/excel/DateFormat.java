package dev.cleave.excel;

import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.regex.Pattern;
import org.dhatim.fastexcel.reader.Cell;

/** Whether a number is shown as a date, a time or both: workbooks have nothing else that says so. */
enum DateFormat {
    NONE(DateTimeFormatter.ISO_LOCAL_DATE_TIME),
    DATE(DateTimeFormatter.ISO_LOCAL_DATE),
    TIME(DateTimeFormatter.ISO_LOCAL_TIME),
    BOTH(DateTimeFormatter.ISO_LOCAL_DATE_TIME);

    private static final Pattern ELAPSED = Pattern.compile("\\[(h+|m+|s+)]");
    private static final Pattern LITERAL = Pattern.compile("\"[^\"]*\"|\\\\.|_.|\\*.|\\[[^]]*]|general|am/pm|a/p");

    private final DateTimeFormatter text;

    DateFormat(DateTimeFormatter text) {
        this.text = text;
    }

    static DateFormat of(Cell cell) {
        Integer number = cell.getDataFormatId();
        if (number != null && isBuiltIn(number)) {
            return builtIn(number);
        }
        String format = cell.getDataFormatString();
        return format == null ? NONE : of(format.toLowerCase(Locale.ROOT));
    }

    private static boolean isBuiltIn(int number) {
        return number >= 14 && number <= 22 || number >= 45 && number <= 47;
    }

    private static DateFormat builtIn(int number) {
        if (number <= 17) {
            return DATE;
        }
        if (number == 22) {
            return BOTH;
        }
        return number == 46 ? NONE : TIME; // a duration is a number of days
    }

    /** Of the first part alone, which is that of positive numbers. */
    static DateFormat of(String format) {
        if (ELAPSED.matcher(format).find()) {
            return NONE;
        }
        String letters = LITERAL.matcher(format).replaceAll("").split(";", 2)[0];
        boolean isDate = letters.matches("(?s).*[yd].*") || letters.matches("(?s)[^hs]*mmm[^hs]*");
        boolean isTime = letters.matches("(?s).*[hs].*");
        if (isDate) {
            return isTime ? BOTH : DATE;
        }
        return isTime ? TIME : NONE;
    }

    String text(LocalDateTime time) {
        return time.format(text);
    }
}
