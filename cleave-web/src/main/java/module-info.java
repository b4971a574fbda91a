/** Rules in a browser: the report and the studio. */
module dev.cleave.web {
    requires transitive dev.cleave.interchange;
    requires com.fasterxml.jackson.databind;
    requires jdk.httpserver;
    requires static org.jspecify;

    exports dev.cleave.web.http;
    exports dev.cleave.web.page;
    exports dev.cleave.web.pipe;
    exports dev.cleave.web.report;
    exports dev.cleave.web.studio;
}
