package dev.cleave.cli;

/** The command {@code cleave}. */
public final class Main {
    private Main() {}

    public static void main(String[] args) {
        System.out.println("cleave");
    }
}
