/**
 * A model behind HTTP: {@link dev.cleave.web.http.RowApi} answers requests, {@link dev.cleave.web.http.HttpEndpoint} gets them from connections
 * (docs/adr/0033).
 */
@NullMarked
package dev.cleave.web.http;

import org.jspecify.annotations.NullMarked;
