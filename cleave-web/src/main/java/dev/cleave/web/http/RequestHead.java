package dev.cleave.web.http;

import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.OptionalInt;

/**
 * The request line and what matters here of the headers.
 *
 * @param size its bytes, with the empty line at its end
 * @param length of the body that follows
 * @param keepsAlive whether the connection stays open
 * @param waits whether the body comes only after it was asked for
 */
record RequestHead(int size, String method, String path, String token, int length, boolean keepsAlive, boolean waits) {
    private static final String BEARER = "bearer ";

    /** Where the head ends; none as long as it is not there whole. */
    static OptionalInt end(byte[] bytes, int count) {
        for (int i = 3; i < count; i++) {
            if (bytes[i] == '\n' && bytes[i - 1] == '\r' && bytes[i - 2] == '\n' && bytes[i - 3] == '\r') {
                return OptionalInt.of(i + 1);
            }
        }
        return OptionalInt.empty();
    }

    /** Of so many bytes, the last ones being an empty line. */
    static RequestHead read(byte[] bytes, int size) throws HttpRefusal {
        String text = new String(bytes, 0, size, StandardCharsets.ISO_8859_1);
        int line = text.indexOf("\r\n");
        String[] words = text.substring(0, line).split(" ", -1);
        require(
                words.length == 3 && words[2].startsWith("HTTP/1.") && words[1].startsWith("/"),
                400,
                "is no request of HTTP/1.1");
        int question = words[1].indexOf('?');
        Fields fields = new Fields();
        for (int next = line + 2; next < size - 2; ) {
            int end = text.indexOf("\r\n", next);
            fields.add(text.substring(next, end));
            next = end + 2;
        }
        boolean isOld = words[2].equals("HTTP/1.0");
        return new RequestHead(
                size,
                words[0],
                question < 0 ? words[1] : words[1].substring(0, question),
                fields.token,
                Math.max(0, fields.length),
                !isOld && !fields.closes,
                fields.waits);
    }

    private static void require(boolean condition, int status, String problem) throws HttpRefusal {
        if (!condition) {
            throw new HttpRefusal(status, problem);
        }
    }

    /** Headers as they come. */
    private static final class Fields {
        private String token = "";
        private int length = -1;
        private boolean closes;
        private boolean waits;

        void add(String line) throws HttpRefusal {
            int colon = line.indexOf(':');
            require(
                    colon > 0 && line.charAt(colon - 1) > ' ' && line.charAt(0) > ' ',
                    400,
                    "has a header without a name");
            String value = line.substring(colon + 1).strip();
            switch (line.substring(0, colon).toLowerCase(Locale.ROOT)) {
                case "content-length" -> {
                    require(length < 0 && value.matches("\\d{1,18}"), 400, "has no one Content-Length");
                    require(value.length() < 10, 413, "the body is too long");
                    length = Integer.parseInt(value);
                }
                case "transfer-encoding" ->
                    throw new HttpRefusal(501, "send a body with its Content-Length, not in chunks");
                case "authorization" ->
                    token = value.toLowerCase(Locale.ROOT).startsWith(BEARER)
                            ? value.substring(BEARER.length()).strip()
                            : "";
                case "connection" -> closes = value.equalsIgnoreCase("close");
                case "expect" -> waits = value.equalsIgnoreCase("100-continue");
                default -> {}
            }
        }
    }
}
