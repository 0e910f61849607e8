package com.acme.own;

import com.acme.rpc.Receipt;
import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.kryo.io.Input;
import com.esotericsoftware.kryo.io.Output;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.HashMap;
import org.apache.dubbo.common.URL;
import org.apache.dubbo.common.serialize.ObjectInput;
import org.apache.dubbo.common.serialize.ObjectOutput;
import org.apache.dubbo.common.serialize.Serialization;

/** What Dubbo asks for, here by Kryo with each class registered. */
public final class KryoSerialization implements Serialization {

  private static Kryo kryo() {
    Kryo kryo = new Kryo();
    kryo.register(byte[].class);
    kryo.register(HashMap.class);
    kryo.register(Receipt.class);
    return kryo;
  }

  @Override
  public byte getContentTypeId() {
    return 30;
  }

  @Override
  public String getContentType() {
    return "x-application/own";
  }

  @Override
  public ObjectOutput serialize(URL url, OutputStream out) {
    return new Values(kryo(), new Output(out));
  }

  @Override
  public ObjectInput deserialize(URL url, InputStream in) {
    return new Arguments(kryo(), new Input(in));
  }

  private record Values(Kryo kryo, Output out) implements ObjectOutput {

    @Override
    public void writeObject(Object value) {
      kryo.writeClassAndObject(out, value);
    }

    @Override
    public void writeBool(boolean value) {
      out.writeBoolean(value);
    }

    @Override
    public void writeByte(byte value) {
      out.writeByte(value);
    }

    @Override
    public void writeShort(short value) {
      out.writeShort(value);
    }

    @Override
    public void writeInt(int value) {
      out.writeInt(value);
    }

    @Override
    public void writeLong(long value) {
      out.writeLong(value);
    }

    @Override
    public void writeFloat(float value) {
      out.writeFloat(value);
    }

    @Override
    public void writeDouble(double value) {
      out.writeDouble(value);
    }

    @Override
    public void writeUTF(String value) {
      out.writeString(value);
    }

    @Override
    public void writeBytes(byte[] value) {
      kryo.writeObjectOrNull(out, value, byte[].class);
    }

    @Override
    public void writeBytes(byte[] value, int offset, int length) {
      writeBytes(Arrays.copyOfRange(value, offset, offset + length));
    }

    @Override
    public void flushBuffer() {
      out.flush();
    }
  }

  private record Arguments(Kryo kryo, Input in) implements ObjectInput {

    @Override
    public Object readObject() {
      return kryo.readClassAndObject(in);
    }

    @Override
    public <T> T readObject(Class<T> type) {
      return type.cast(readObject());
    }

    @Override
    public <T> T readObject(Class<T> type, Type generic) {
      return readObject(type);
    }

    @Override
    public boolean readBool() {
      return in.readBoolean();
    }

    @Override
    public byte readByte() {
      return in.readByte();
    }

    @Override
    public short readShort() {
      return in.readShort();
    }

    @Override
    public int readInt() {
      return in.readInt();
    }

    @Override
    public long readLong() {
      return in.readLong();
    }

    @Override
    public float readFloat() {
      return in.readFloat();
    }

    @Override
    public double readDouble() {
      return in.readDouble();
    }

    @Override
    public String readUTF() {
      return in.readString();
    }

    @Override
    public byte[] readBytes() {
      return kryo.readObjectOrNull(in, byte[].class);
    }
  }
}
