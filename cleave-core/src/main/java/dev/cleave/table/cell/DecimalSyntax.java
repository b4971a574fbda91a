package dev.cleave.table.cell;

/** Texts such as {@code 2}, {@code -.5} and {@code 1.25e-3}, scanned once: encoding reads numbers by the ten thousand. */
final class DecimalSyntax {
    private DecimalSyntax() {}

    /** Whether a text is {@code [+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?}, all of it. */
    static boolean matches(String text) {
        int start = afterSign(text, 0);
        int point = afterDigits(text, start);
        boolean hasPoint = point < text.length() && text.charAt(point) == '.';
        int end = hasPoint ? afterDigits(text, point + 1) : point;
        boolean hasDigit = end - start > (hasPoint ? 1 : 0);
        return hasDigit && (end == text.length() || isExponent(text, end));
    }

    private static boolean isExponent(String text, int at) {
        if (text.charAt(at) != 'e' && text.charAt(at) != 'E') {
            return false;
        }
        int digits = afterSign(text, at + 1);
        return digits < text.length() && afterDigits(text, digits) == text.length();
    }

    private static int afterSign(String text, int at) {
        boolean signed = at < text.length() && (text.charAt(at) == '+' || text.charAt(at) == '-');
        return signed ? at + 1 : at;
    }

    private static int afterDigits(String text, int from) {
        int at = from;
        while (at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9') {
            at++;
        }
        return at;
    }
}
