package dev.cleave.web.http;

/** That what comes over a connection is no request that is answered; after it the connection is closed. */
final class HttpRefusal extends Exception {
    private static final long serialVersionUID = 1;

    private final int status;

    HttpRefusal(int status, String message) {
        super(message);
        this.status = status;
    }

    Reply reply() {
        return Reply.error(status, String.valueOf(getMessage()));
    }
}
