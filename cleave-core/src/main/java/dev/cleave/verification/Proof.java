package dev.cleave.verification;

/**
 * What is known about rules.
 *
 * @param subject the network that the verdict is about
 * @param verdict whether the rules are that network
 * @param softDiffers rows that the rules answer in another way than the trained network, the ensemble where there is one
 * @param softRows rows that the two were compared on
 */
public record Proof(Subject subject, Verdict verdict, int softDiffers, int softRows) {
    /** What the verdict calls the network; rules that are free in places are written back before they are made so. */
    public static String network(Subject subject, Scope scope) {
        return subject == Subject.WRITTEN_BACK && scope instanceof Scope.SeenRows
                ? subject + " before they were shortened"
                : subject.toString();
    }

    /** Which network. */
    public enum Subject {
        /** The trained network in its hard form. */
        TRAINED("the trained hard network"),
        /** The network that the rules were read from: pruned, or its weights made -6, 0 and 6. */
        READ("the network that the rules were read from"),
        /** The rules written back as a network, as they are not the trained one's exact reading. */
        WRITTEN_BACK("the network that the rules were written back as");

        private final String words;

        Subject(String words) {
            this.words = words;
        }

        @Override
        public String toString() {
            return words;
        }
    }
}
