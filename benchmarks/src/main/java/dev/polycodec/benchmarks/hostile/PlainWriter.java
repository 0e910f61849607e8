package dev.polycodec.benchmarks.hostile;

import com.caucho.hessian.io.AbstractHessianOutput;
import com.caucho.hessian.io.Hessian2Output;
import com.caucho.hessian.io.HessianOutput;
import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.kryo.io.Output;
import com.esotericsoftware.kryo.util.DefaultInstantiatorStrategy;
import dev.polycodec.CodecBuilder;
import dev.polycodec.kryo.KryoPlainOptions;
import io.protostuff.LinkedBuffer;
import io.protostuff.ProtobufIOUtil;
import io.protostuff.ProtostuffIOUtil;
import io.protostuff.Schema;
import io.protostuff.runtime.RuntimeSchema;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectOutputStream;
import org.objenesis.strategy.StdInstantiatorStrategy;

/** The libraries by themselves, which write what codecs only read. */
enum PlainWriter {
  JDK {
    @Override
    byte[] write(Object value) throws IOException {
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
        out.writeObject(value);
      }
      return bytes.toByteArray();
    }
  },
  KRYO {
    @Override
    byte[] write(Object value) {
      Kryo kryo = new Kryo();
      setUp(kryo);
      Output out = new Output(1 << 10, -1);
      kryo.writeClassAndObject(out, value);
      return out.toBytes();
    }

    @Override
    CodecBuilder reader(CodecBuilder builder) {
      return builder.configure(KryoPlainOptions.builder().setup(PlainWriter::setUp).build());
    }
  },
  HESSIAN {
    @Override
    byte[] write(Object value) throws IOException {
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      return writeTo(new Hessian2Output(bytes), bytes, value);
    }
  },
  HESSIAN1 {
    @Override
    byte[] write(Object value) throws IOException {
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      return writeTo(new HessianOutput(bytes), bytes, value);
    }
  },
  PROTOSTUFF {
    @Override
    byte[] write(Object value) {
      return ProtostuffIOUtil.toByteArray(value, schema(value), LinkedBuffer.allocate());
    }
  },
  PROTOSTUFF_PROTOBUF {
    @Override
    byte[] write(Object value) {
      return ProtobufIOUtil.toByteArray(value, schema(value), LinkedBuffer.allocate());
    }
  };

  /** Returns the writer of what a codec such as {@code kryo-plain} reads. */
  static PlainWriter of(String codec) {
    return valueOf(
        codec.replaceFirst("-plain$", "").replace('-', '_').toUpperCase(java.util.Locale.ROOT));
  }

  /** Writes a value, or throws anything. */
  abstract byte[] write(Object value) throws Exception;

  /** Sets up the codec that reads it. */
  CodecBuilder reader(CodecBuilder builder) {
    return builder;
  }

  private static void setUp(Kryo kryo) {
    kryo.setRegistrationRequired(false);
    kryo.setReferences(true);
    kryo.setInstantiatorStrategy(new DefaultInstantiatorStrategy(new StdInstantiatorStrategy()));
  }

  private static byte[] writeTo(
      AbstractHessianOutput out, ByteArrayOutputStream bytes, Object value) throws IOException {
    out.getSerializerFactory().setAllowNonSerializable(true);
    out.writeObject(value);
    out.flush();
    return bytes.toByteArray();
  }

  @SuppressWarnings("unchecked") // the schema of a class takes its objects
  private static Schema<Object> schema(Object value) {
    return (Schema<Object>) RuntimeSchema.getSchema(value.getClass());
  }
}
