package dev.cleave.tribuo;

import com.google.protobuf.Any;
import com.google.protobuf.ByteString;
import com.google.protobuf.BytesValue;
import com.google.protobuf.InvalidProtocolBufferException;
import java.nio.ByteBuffer;
import org.tribuo.impl.ModelDataCarrier;
import org.tribuo.protos.core.ModelDataProto;
import org.tribuo.protos.core.ModelProto;

/**
 * A model as Tribuo's protocol buffers have it: what every model has, then ours. Both are in one value of bytes, as Tribuo has no message
 * for the latter: 1 where absent features are missing, the length of the former, the former, the model's file.
 */
record SerialModel(ModelDataProto data, ModelBytes model) {
    static final int VERSION = 0;

    ModelProto message() {
        byte[] first = data.toByteArray();
        byte[] file = model.file();
        ByteBuffer bytes = ByteBuffer.allocate(1 + Integer.BYTES + first.length + file.length)
                .put((byte) (model.isAbsentMissing() ? 1 : 0))
                .putInt(first.length)
                .put(first)
                .put(file)
                .flip();
        return ModelProto.newBuilder()
                .setClassName(CleaveModel.class.getName())
                .setVersion(VERSION)
                .setSerializedData(Any.pack(BytesValue.of(ByteString.copyFrom(bytes))))
                .build();
    }

    /** An {@link IllegalArgumentException} where it is of another version. */
    static SerialModel read(int version, Any message) throws InvalidProtocolBufferException {
        if (version != VERSION) {
            throw new IllegalArgumentException(
                    "a model of version " + version + " can't be read; this Cleave knows version " + VERSION);
        }
        ByteString bytes = message.unpack(BytesValue.class).getValue();
        if (bytes.size() < 1 + Integer.BYTES) {
            throw new InvalidProtocolBufferException("the model is cut short");
        }
        boolean isAbsentMissing = bytes.byteAt(0) == 1;
        int length =
                bytes.substring(1, 1 + Integer.BYTES).asReadOnlyByteBuffer().getInt();
        if (length < 0 || length > bytes.size() - 1 - Integer.BYTES) {
            throw new InvalidProtocolBufferException("the model is cut short");
        }
        ByteString rest = bytes.substring(1 + Integer.BYTES);
        return new SerialModel(
                ModelDataProto.parseFrom(rest.substring(0, length)),
                new ModelBytes(rest.substring(length).toByteArray(), isAbsentMissing));
    }

    ModelDataCarrier<?> carrier() {
        return ModelDataCarrier.deserialize(data);
    }
}
