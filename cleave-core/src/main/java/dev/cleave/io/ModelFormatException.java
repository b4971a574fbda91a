package dev.cleave.io;

/** The content of a model file is not that of a model; {@link ModelFile} adds which file. */
final class ModelFormatException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    ModelFormatException(String problem) {
        super(problem);
    }
}
