package dev.cleave.interchange.torch;

import dev.cleave.interchange.torch.TensorView.Storage;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;

/** The only names that a pickle may ask for, and what stands for them here; any other is refused by its name. */
sealed interface PickleGlobal {
    /** What a call of it with these arguments would give. */
    Object build(List<Object> arguments);

    static PickleGlobal of(String module, String name) {
        Optional<ElementType> type = module.equals("torch") ? ElementType.ofStorage(name) : Optional.empty();
        if (type.isPresent()) {
            return new StorageType(type.get());
        }
        return switch (module + "." + name) {
            case "collections.OrderedDict" -> new Dictionary();
            case "torch._utils._rebuild_tensor_v2" -> new RebuildTensor();
            case "torch._utils._rebuild_parameter" -> new RebuildParameter();
            default ->
                throw new TorchFormatException(
                        module + "." + name,
                        "is not part of a tensor, and a file that asks for it is not read (nothing was run);"
                                + " save the network's state_dict alone");
        };
    }

    /** A reference to numbers: ('storage', type, key, device, elements). */
    static Storage storage(List<Object> id) {
        if (id.size() == 5
                && id.get(1) instanceof StorageType type
                && id.get(2) instanceof String key
                && id.get(4) instanceof Long elements) {
            return new Storage(type.type(), key, elements);
        }
        throw Unpickler.unsound();
    }

    /** A class of storages: named, never called. */
    record StorageType(ElementType type) implements PickleGlobal {
        @Override
        public Object build(List<Object> arguments) {
            throw Unpickler.unsound();
        }
    }

    /** An empty ordered dictionary. */
    record Dictionary() implements PickleGlobal {
        @Override
        public Object build(List<Object> arguments) {
            if (!arguments.isEmpty()) {
                throw Unpickler.unsound();
            }
            return new LinkedHashMap<>();
        }
    }

    /** (storage, offset, shape, strides, ...). */
    record RebuildTensor() implements PickleGlobal {
        @Override
        public Object build(List<Object> arguments) {
            if (arguments.size() >= 4
                    && arguments.get(0) instanceof Storage storage
                    && arguments.get(1) instanceof Long offset) {
                return new TensorView(storage, offset, longs(arguments.get(2)), longs(arguments.get(3)));
            }
            throw Unpickler.unsound();
        }

        private static List<Long> longs(Object tuple) {
            if (tuple instanceof List<?> list && list.stream().allMatch(Long.class::isInstance)) {
                return list.stream().map(Long.class::cast).toList();
            }
            throw Unpickler.unsound();
        }
    }

    /** (tensor, requires_grad, hooks). */
    record RebuildParameter() implements PickleGlobal {
        @Override
        public Object build(List<Object> arguments) {
            if (!arguments.isEmpty() && arguments.get(0) instanceof TensorView view) {
                return view;
            }
            throw Unpickler.unsound();
        }
    }
}
