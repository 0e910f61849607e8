package dev.polycodec.kryo;

import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.kryo.io.Input;
import com.esotericsoftware.kryo.io.Output;
import dev.polycodec.tck.hostile.WalkHostileBytes;
import java.nio.charset.StandardCharsets;

/** Payloads of {@code kryo}. */
final class KryoHostileBytes extends WalkHostileBytes {

  @Override
  protected Out newOut() {
    return new Stream();
  }

  @Override
  public void useLibrary(Object value) {
    Kryo kryo = new Kryo();
    kryo.setRegistrationRequired(false);
    Output out = new Output(100, 1000);
    kryo.writeClassAndObject(out, value);
    kryo.readClassAndObject(new Input(out.toBytes()));
  }

  private static final class Stream implements Out {

    private final Output out = new Output(100, -1);

    @Override
    public void octet(int value) {
      out.writeByte(value);
    }

    @Override
    public void integer(int value) {
      out.writeVarInt(value, false);
    }

    @Override
    public void text(String value) {
      out.writeVarInt(2 * value.length() + 1, true);
      out.writeBytes(value.getBytes(StandardCharsets.ISO_8859_1));
    }

    @Override
    public void announceText(int length) {
      out.writeVarInt(length, true);
    }

    @Override
    public byte[] toBytes() {
      return out.toBytes();
    }
  }
}
