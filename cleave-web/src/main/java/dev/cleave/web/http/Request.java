package dev.cleave.web.http;

/**
 * What is asked.
 *
 * @param path without what follows a question mark
 * @param token that it brings, or an empty text
 */
record Request(String method, String path, String token, byte[] body) {}
