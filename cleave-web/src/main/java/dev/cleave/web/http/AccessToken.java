package dev.cleave.web.http;

import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.Map;

/**
 * What whoever asks must know.
 *
 * @param isGiven whether it was said in the environment; else it is random
 */
public record AccessToken(String text, boolean isGiven) {
    private static final String NAME = "CLEAVE_TOKEN";
    private static final int BYTES = 16;

    public static AccessToken of(Map<String, String> environment) {
        String given = environment.getOrDefault(NAME, "").strip();
        return given.isEmpty() ? new AccessToken(random(), false) : new AccessToken(given, true);
    }

    /** Nobody can guess it. */
    public static String random() {
        byte[] bytes = new byte[BYTES];
        new SecureRandom().nextBytes(bytes);
        return HexFormat.of().formatHex(bytes);
    }
}
