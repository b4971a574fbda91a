package dev.cleave.interchange.onnx;

/** What a tensor of ONNX holds, with its number there. */
enum ElementKind {
    FLOAT(1),
    INT32(6),
    INT64(7),
    STRING(8),
    BOOL(9),
    DOUBLE(11);

    private final int number;

    ElementKind(int number) {
        this.number = number;
    }

    int number() {
        return number;
    }
}
