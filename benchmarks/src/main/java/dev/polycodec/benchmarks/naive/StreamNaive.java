package dev.polycodec.benchmarks.naive;

import com.caucho.hessian.io.Hessian2Input;
import com.caucho.hessian.io.Hessian2Output;
import dev.polycodec.benchmarks.Contender;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;

/** New streams of the JDK or Hessian for each message. */
enum StreamNaive implements Contender {
  JDK {
    @Override
    public byte[] encode(Object value) throws Exception {
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
        out.writeObject(value);
      }
      return bytes.toByteArray();
    }

    @Override
    public Object decode(byte[] bytes) throws Exception {
      try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes))) {
        return in.readObject();
      }
    }
  },
  HESSIAN {
    @Override
    public byte[] encode(Object value) throws Exception {
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      Hessian2Output out = new Hessian2Output(bytes);
      out.writeObject(value);
      out.close();
      return bytes.toByteArray();
    }

    @Override
    public Object decode(byte[] bytes) throws Exception {
      Hessian2Input in = new Hessian2Input(new ByteArrayInputStream(bytes));
      Object value = in.readObject();
      in.close();
      return value;
    }
  }
}
