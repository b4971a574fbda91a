package dev.cleave.web.page;

/** A page whose modules and styles are asked for one by one. */
public final class ServedPage {
    private ServedPage() {}

    public static String of(String title, String main) {
        return "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
                + "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
                + "<title>" + SingleFile.escaped(title) + "</title>\n<link rel=\"stylesheet\" href=\"style.css\">\n"
                + "<link rel=\"icon\" href=\"data:,\">\n</head>\n<body>\n<main id=\"page\"></main>\n<script type=\"module\" src=\""
                + main + "\"></script>\n</body>\n</html>\n";
    }
}
