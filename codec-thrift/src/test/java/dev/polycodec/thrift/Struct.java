package dev.polycodec.thrift;

import java.nio.ByteBuffer;
import java.util.Arrays;
import org.apache.thrift.TConfiguration;
import org.apache.thrift.TException;
import org.apache.thrift.protocol.TBinaryProtocol;
import org.apache.thrift.protocol.TCompactProtocol;
import org.apache.thrift.protocol.TField;
import org.apache.thrift.protocol.TList;
import org.apache.thrift.protocol.TMap;
import org.apache.thrift.protocol.TProtocol;
import org.apache.thrift.protocol.TSet;
import org.apache.thrift.protocol.TStruct;
import org.apache.thrift.protocol.TType;
import org.apache.thrift.transport.TMemoryBuffer;

/** Bytes of a struct as no generated class writes them. */
@FunctionalInterface
interface Struct {

  byte I32 = TType.I32;
  byte I64 = TType.I64;
  byte STRING = TType.STRING;
  byte STRUCT = TType.STRUCT;
  byte LIST = TType.LIST;
  byte SET = TType.SET;
  byte MAP = TType.MAP;

  void write(Out out) throws TException;

  /** Returns what is written in the protocol of a codec. */
  static byte[] write(String codec, Struct struct) throws TException {
    TConfiguration config = TConfiguration.custom().setRecursionLimit(Integer.MAX_VALUE).build();
    TMemoryBuffer buffer = new TMemoryBuffer(config, 64);
    boolean compact = codec.equals("thrift-compact");
    Out out = new Out(compact ? new TCompactProtocol(buffer) : new TBinaryProtocol(buffer));
    out.struct(() -> struct.write(out));
    return Arrays.copyOf(buffer.getArray(), buffer.length());
  }

  /** What is in something. */
  @FunctionalInterface
  interface Content {
    void write() throws TException;
  }

  /** Writes fields and values of any type. */
  final class Out {

    private final TProtocol out;

    Out(TProtocol out) {
      this.out = out;
    }

    void struct(Content fields) throws TException {
      out.writeStructBegin(new TStruct(""));
      fields.write();
      out.writeFieldStop();
      out.writeStructEnd();
    }

    void field(int id, byte type, Content value) throws TException {
      out.writeFieldBegin(new TField("", type, (short) id));
      value.write();
      out.writeFieldEnd();
    }

    void text(int id, String text) throws TException {
      field(id, STRING, () -> out.writeString(text));
    }

    void list(int id, byte type, int size, Content content) throws TException {
      field(id, LIST, () -> list(type, size, content));
    }

    void list(byte type, int size, Content content) throws TException {
      out.writeListBegin(new TList(type, size));
      content.write();
      out.writeListEnd();
    }

    void set(byte type, int size, Content content) throws TException {
      out.writeSetBegin(new TSet(type, size));
      content.write();
      out.writeSetEnd();
    }

    void map(byte key, byte value, int size, Content content) throws TException {
      out.writeMapBegin(new TMap(key, value, size));
      content.write();
      out.writeMapEnd();
    }

    void i32(int value) throws TException {
      out.writeI32(value);
    }

    void i64(long value) throws TException {
      out.writeI64(value);
    }

    void binary(byte[] value) throws TException {
      out.writeBinary(ByteBuffer.wrap(value));
    }
  }
}
