package dev.polycodec.thrift;

import dev.polycodec.spi.bulk.Bulk;
import java.nio.ByteBuffer;
import java.util.Arrays;
import org.apache.thrift.TException;
import org.apache.thrift.protocol.TField;
import org.apache.thrift.protocol.TList;
import org.apache.thrift.protocol.TMap;
import org.apache.thrift.protocol.TProtocol;
import org.apache.thrift.protocol.TProtocolDecorator;
import org.apache.thrift.protocol.TSet;
import org.apache.thrift.protocol.TStruct;
import org.apache.thrift.protocol.TType;

/** What generated code reads from: the library's protocol, with a walk that sees all it reads. */
final class Reader extends TProtocolDecorator {

  private final Walk walk;

  Reader(TProtocol protocol, Walk walk) {
    super(protocol);
    this.walk = walk;
  }

  private int remaining() {
    return trans_.getBytesRemainingInBuffer();
  }

  private int position() {
    return trans_.getBufferPosition();
  }

  @Override
  public TStruct readStructBegin() throws TException {
    walk.beginStruct(position());
    return super.readStructBegin();
  }

  @Override
  public void readStructEnd() throws TException {
    super.readStructEnd();
    walk.endStruct(position());
  }

  @Override
  public TField readFieldBegin() throws TException {
    TField field = super.readFieldBegin();
    if (field.type == TType.STOP) {
      walk.endFields();
    } else {
      walk.field(field.type, field.id);
    }
    return field;
  }

  @Override
  public TMap readMapBegin() throws TException {
    int from = position();
    TMap map = super.readMapBegin();
    walk.beginContainer(map.keyType, map.valueType, map.size, remaining(), from);
    return map;
  }

  @Override
  public void readMapEnd() throws TException {
    super.readMapEnd();
    walk.endContainer(position());
  }

  @Override
  public TList readListBegin() throws TException {
    int from = position();
    TList list = super.readListBegin();
    walk.beginContainer(list.elemType, list.elemType, list.size, remaining(), from);
    return list;
  }

  @Override
  public void readListEnd() throws TException {
    super.readListEnd();
    walk.endContainer(position());
  }

  /** A set has the bytes of a list in both protocols. */
  @Override
  public TSet readSetBegin() throws TException {
    return new TSet(readListBegin());
  }

  @Override
  public void readSetEnd() throws TException {
    readListEnd();
  }

  @Override
  public double readDouble() throws TException {
    double value = super.readDouble();
    walk.see(value);
    return value;
  }

  @Override
  public int readI32() throws TException {
    int value = super.readI32();
    walk.passInt(value);
    return value;
  }

  /** Refuses what is not UTF-8, which the library replaces. */
  @Override
  public String readString() throws TException {
    ByteBuffer bytes = super.readBinary();
    walk.pass();
    return Bulk.getUtf8(bytes.array(), bytes.arrayOffset() + bytes.position(), bytes.remaining());
  }

  /** Copies the bytes, which the library shares with the array of the message. */
  @Override
  public ByteBuffer readBinary() throws TException {
    ByteBuffer bytes = super.readBinary();
    if (walk.next() != null) {
      int from = bytes.arrayOffset() + bytes.position();
      bytes = ByteBuffer.wrap(Arrays.copyOfRange(bytes.array(), from, from + bytes.remaining()));
    }
    walk.passBinary(bytes);
    return bytes;
  }
}
