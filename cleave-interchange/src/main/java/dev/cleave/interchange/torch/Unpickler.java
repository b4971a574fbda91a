package dev.cleave.interchange.torch;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * A stack machine for the few opcodes of pickle that tensors need. It builds numbers, texts, lists, dictionaries and
 * {@link TensorView}s and calls nothing: see {@link PickleGlobal}.
 */
final class Unpickler {
    private static final Object MARK = new Object();

    private final PickleBytes bytes;
    private final List<Object> stack = new ArrayList<>();
    private final Map<Integer, Object> memo = new HashMap<>();

    private Unpickler(byte[] pickle) {
        this.bytes = new PickleBytes(pickle);
    }

    static Object read(byte[] pickle) {
        Unpickler machine = new Unpickler(pickle);
        int opcode = machine.bytes.one();
        while (opcode != '.') {
            machine.step(opcode);
            opcode = machine.bytes.one();
        }
        return machine.pop();
    }

    private void step(int opcode) {
        switch (opcode) {
            case 0x80 -> bytes.one(); // protocol
            case 0x95 -> bytes.skip(8); // frame
            case '(' -> stack.add(MARK);
            case '}' -> stack.add(new LinkedHashMap<>());
            case ']', ')' -> stack.add(new ArrayList<>());
            case 'N' -> stack.add(None.NONE);
            case 0x88, 0x89 -> stack.add(opcode == 0x88);
            case 'K' -> stack.add((long) bytes.one());
            case 'M' -> stack.add(bytes.unsigned(2));
            case 'J' -> stack.add((long) bytes.signed());
            case 0x8a -> stack.add(bytes.integer(bytes.one()));
            case 'G' -> stack.add(bytes.real());
            case 'X' -> stack.add(bytes.text(bytes.unsigned(4)));
            case 0x8c -> stack.add(bytes.text(bytes.one()));
            case 'q' -> memo.put(bytes.one(), top());
            case 'r' -> memo.put(bytes.signed(), top());
            case 0x94 -> memo.put(memo.size(), top());
            case 'h' -> recall(bytes.one());
            case 'j' -> recall(bytes.signed());
            case 'c' -> stack.add(PickleGlobal.of(bytes.line(), bytes.line()));
            case 0x93 -> global();
            case 't' -> stack.add(popToMark());
            case 0x85, 0x86, 0x87 -> stack.add(popLast(opcode - 0x84));
            case 'Q' -> stack.add(PickleGlobal.storage(list(pop())));
            case 'R' -> reduce();
            case 's' -> setItems(popLast(2));
            case 'u' -> setItems(popToMark());
            case 'a' -> append(popLast(1));
            case 'e' -> append(popToMark());
            case 'b' -> build();
            default ->
                throw new TorchFormatException(
                        String.format(Locale.ROOT, "0x%02x", opcode),
                        "is a pickle opcode that tensors don't need, at byte " + (bytes.position() - 1)
                                + "; save the network's state_dict alone");
        }
    }

    private void global() {
        List<Object> names = popLast(2);
        if (!(names.get(0) instanceof String module) || !(names.get(1) instanceof String name)) {
            throw unsound();
        }
        stack.add(PickleGlobal.of(module, name));
    }

    private void reduce() {
        List<Object> both = popLast(2);
        if (!(both.get(0) instanceof PickleGlobal global)) {
            throw unsound();
        }
        stack.add(global.build(list(both.get(1))));
    }

    /** State of an ordered dictionary (PyTorch keeps versions there), which says nothing about tensors. */
    private void build() {
        pop();
        if (!(top() instanceof Map)) {
            throw unsound();
        }
    }

    @SuppressWarnings("unchecked") // a map on the stack is one that this class made
    private void setItems(List<Object> items) {
        if (!(top() instanceof Map) || items.size() % 2 != 0) {
            throw unsound();
        }
        for (int i = 0; i < items.size(); i += 2) {
            if (!(items.get(i) instanceof String || items.get(i) instanceof Long)) {
                throw unsound();
            }
            ((Map<Object, Object>) top()).put(items.get(i), items.get(i + 1));
        }
    }

    private void append(List<Object> items) {
        list(top()).addAll(items);
    }

    private void recall(int key) {
        Object value = memo.get(key);
        if (value == null) {
            throw unsound();
        }
        stack.add(value);
    }

    private Object top() {
        if (stack.isEmpty()) {
            throw unsound();
        }
        return stack.get(stack.size() - 1);
    }

    private Object pop() {
        Object top = top();
        stack.remove(stack.size() - 1);
        return top;
    }

    private List<Object> popToMark() {
        int mark = stack.lastIndexOf(MARK);
        if (mark < 0) {
            throw unsound();
        }
        List<Object> items = popLast(stack.size() - mark - 1);
        pop();
        return items;
    }

    private List<Object> popLast(int count) {
        if (stack.size() < count) {
            throw unsound();
        }
        List<Object> last = stack.subList(stack.size() - count, stack.size());
        List<Object> items = new ArrayList<>(last);
        last.clear();
        return items;
    }

    @SuppressWarnings("unchecked") // a list on the stack is one that this class made
    private static List<Object> list(Object value) {
        if (!(value instanceof List)) {
            throw unsound();
        }
        return (List<Object>) value;
    }

    static TorchFormatException unsound() {
        return new TorchFormatException("its pickle is not sound; save it again");
    }

    /** Python's None. */
    enum None {
        NONE
    }
}
