package dev.cleave.interchange.java;

/** What every class has: how the cells of a table are read, and how answers are put together. */
final class JavaParts {
    static final String READING = """

                private static final java.util.regex.Pattern DECIMAL =
                        java.util.regex.Pattern.compile("[+-]?(?:[0-9]+\\\\.?[0-9]*|\\\\.[0-9]+)(?:[eE][+-]?[0-9]+)?");
                private static final java.util.regex.Pattern CODE =
                        java.util.regex.Pattern.compile("[+-]?0[0-9].*|.*[eE][+-]?[0-9]{5,}");
                private static final java.util.regex.Pattern INFINITE = java.util.regex.Pattern.compile("[+-]?[iI]nf(?:inity)?");
                private static final java.util.Set<String> MISSING = java.util.Set.of("", "?", "na", "n/a", "nan", "null");
                private static final java.util.Set<String> TRUE = java.util.Set.of("1", "true", "yes", "t", "y", "on");

                private static boolean isTrue(String text) {
                    return text != null && (TRUE.contains(text) || TRUE.contains(text.toLowerCase(java.util.Locale.ROOT)));
                }

                /** The columns that are read, in order. */
                public static java.util.List<String> columns() {
                    return java.util.List.of(COLUMNS);
                }

                /** The numbers of a row, NaN where there is none. */
                public static double[] numbers(java.util.Map<String, String> row) {
                    double[] n = new double[COLUMNS.length];
                    for (int i = 0; i < n.length; i++) {
                        n[i] = IS_NUMBER[i] ? number(cell(row, i)) : Double.NaN;
                    }
                    return n;
                }

                private static double number(String cell) {
                    if (cell == null) {
                        return Double.NaN;
                    }
                    if (DECIMAL.matcher(cell).matches()) {
                        return Double.parseDouble(cell);
                    }
                    return !INFINITE.matcher(cell).matches()
                            ? Double.NaN
                            : cell.startsWith("-") ? Double.NEGATIVE_INFINITY : Double.POSITIVE_INFINITY;
                }

                /** The texts of a row, null where there is none. */
                public static String[] texts(java.util.Map<String, String> row) {
                    String[] t = new String[COLUMNS.length];
                    for (int i = 0; i < t.length; i++) {
                        t[i] = IS_NUMBER[i] ? null : text(cell(row, i), KNOWN[i]);
                    }
                    return t;
                }

                /** Another form of a number that rules know is that number. */
                private static String text(String cell, String[] known) {
                    if (cell != null && known.length > 0 && DECIMAL.matcher(cell).matches() && !CODE.matcher(cell).matches()) {
                        for (String number : known) {
                            if (new java.math.BigDecimal(number).compareTo(new java.math.BigDecimal(cell)) == 0) {
                                return number;
                            }
                        }
                    }
                    return cell;
                }

                /** Numbers with spaces between them; as texts they take no room in a method, of which there is little. */
                private static double[] read(String... all) {
                    return java.util.Arrays.stream(all)
                            .flatMap(some -> java.util.Arrays.stream(some.split(" ")))
                            .filter(some -> !some.isEmpty())
                            .mapToDouble(Double::parseDouble)
                            .toArray();
                }

                private static String cell(java.util.Map<String, String> row, int i) {
                    String cell = row.get(COLUMNS[i]);
                    String text = cell == null ? "" : cell.strip();
                    return MISSING.contains(text.toLowerCase(java.util.Locale.ROOT)) ? null : text;
                }

            """;

    static final String LABELS = """

                /** By column. */
                public static java.util.Map<String, String> predict(java.util.Map<String, String> row) {
                    java.util.BitSet holds = answer(numbers(row), texts(row));
                    java.util.Map<String, String> labels = new java.util.LinkedHashMap<>();
                    for (int i = 0; i < ANSWERED.length; i++) {
                        labels.put(ANSWERED[i], holds.get(i) ? POSITIVE[i] : NEGATIVE[i]);
                    }
                    return labels;
                }

                /** Of every value, by column. */
                public static java.util.Map<String, java.util.Map<String, Double>> probabilities(java.util.Map<String, String> row) {
                    double[] n = numbers(row);
                    String[] t = texts(row);
                    boolean[] a = auxiliaries(n, t);
                    java.util.Map<String, java.util.Map<String, Double>> all = new java.util.LinkedHashMap<>();
                    for (int i = 0; i < ANSWERED.length; i++) {
                        double p = probability(i, n, t, a);
                        all.put(ANSWERED[i], java.util.Map.of(POSITIVE[i], p, NEGATIVE[i], 1 - p));
                    }
                    return all;
                }
            """;

    static final String CLASSES = """

                /** By column. */
                public static java.util.Map<String, String> predict(java.util.Map<String, String> row) {
                    return java.util.Map.of(ANSWERED[0], POSITIVE[answer(numbers(row), texts(row))]);
                }

                /** Of every value, by column. */
                public static java.util.Map<String, java.util.Map<String, Double>> probabilities(java.util.Map<String, String> row) {
                    double[] n = numbers(row);
                    String[] t = texts(row);
                    int said = answer(n, t);
                    double lead = WEIGHTS.length == 0 ? 0 : lead(said, auxiliaries(n, t));
                    double own = OWN[said][0];
                    for (int step = 1; step < FROM[said].length; step++) {
                        own = FROM[said][step] <= lead ? OWN[said][step] : own;
                    }
                    own = Math.max(LEAST[said], own);
                    java.util.Map<String, Double> values = new java.util.LinkedHashMap<>();
                    for (int i = 0; i < POSITIVE.length; i++) {
                        values.put(POSITIVE[i], i == said ? own : (1 - own) * OTHERS[said][i]);
                    }
                    return java.util.Map.of(ANSWERED[0], values);
                }

                private static double lead(int said, boolean[] a) {
                    double own = 0;
                    double next = Double.NEGATIVE_INFINITY;
                    for (int i = 0; i < WEIGHTS.length; i++) {
                        double raw = 0;
                        for (int k = 0; k < WEIGHTS[i].length; k++) {
                            raw += a[k] ? WEIGHTS[i][k] : -WEIGHTS[i][k];
                        }
                        raw += BIASES[i];
                        if (i == said) {
                            own = raw;
                        } else {
                            next = Math.max(next, raw);
                        }
                    }
                    return Math.max(0, own - next);
                }
            """;

    private JavaParts() {}
}
