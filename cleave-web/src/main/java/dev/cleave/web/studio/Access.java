package dev.cleave.web.studio;

import com.sun.net.httpserver.Headers;
import dev.cleave.web.http.AccessToken;
import java.util.List;
import java.util.Set;

/**
 * Who may ask: whoever knows the token, by an address of this machine, from a page of this server. A page of another site knows no token, and
 * is refused by its origin; a name that another site gives this machine is refused by the host.
 */
record Access(String token, int port) {
    static Access random(int port) {
        return new Access(AccessToken.random(), port);
    }

    String address() {
        return "http://127.0.0.1:" + port + "/" + token + "/";
    }

    boolean allows(Headers headers, String path) {
        Set<String> hosts = Set.of("127.0.0.1:" + port, "localhost:" + port);
        List<String> host = headers.getOrDefault("Host", List.of());
        List<String> origin = headers.getOrDefault("Origin", List.of());
        return path.startsWith("/" + token + "/")
                && host.size() == 1
                && hosts.contains(host.get(0))
                && origin.stream().allMatch(from -> hosts.stream().anyMatch(own -> from.equals("http://" + own)));
    }

    /** What is asked for. */
    String name(String path) {
        return path.substring(token.length() + 2);
    }
}
