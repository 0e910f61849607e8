package dev.polycodec.thrift;

import dev.polycodec.spi.PayloadBuffer;
import dev.polycodec.spi.bulk.Bulk;
import java.nio.ByteBuffer;
import org.apache.thrift.TException;
import org.apache.thrift.protocol.TField;
import org.apache.thrift.protocol.TList;
import org.apache.thrift.protocol.TMap;
import org.apache.thrift.protocol.TProtocol;
import org.apache.thrift.protocol.TProtocolDecorator;
import org.apache.thrift.protocol.TSet;
import org.apache.thrift.protocol.TStruct;

/** What generated code writes to: the library's protocol, with a walk that sees all it writes. */
final class Writer extends TProtocolDecorator {

  private final PayloadBuffer payload;
  private final Walk walk;

  Writer(TProtocol protocol, PayloadBuffer payload, Walk walk) {
    super(protocol);
    this.payload = payload;
    this.walk = walk;
  }

  @Override
  public void writeStructBegin(TStruct struct) throws TException {
    walk.beginStruct(payload.position());
    super.writeStructBegin(struct);
  }

  @Override
  public void writeStructEnd() throws TException {
    super.writeStructEnd();
    walk.endStruct(payload.position());
  }

  @Override
  public void writeFieldBegin(TField field) throws TException {
    walk.field(field.type, field.id);
    super.writeFieldBegin(field);
  }

  @Override
  public void writeMapBegin(TMap map) throws TException {
    walk.beginContainer(map.keyType, map.valueType, map.size, Walk.ENDLESS, payload.position());
    super.writeMapBegin(map);
  }

  @Override
  public void writeMapEnd() throws TException {
    super.writeMapEnd();
    walk.endContainer(payload.position());
  }

  @Override
  public void writeListBegin(TList list) throws TException {
    walk.beginContainer(list.elemType, list.elemType, list.size, Walk.ENDLESS, payload.position());
    super.writeListBegin(list);
  }

  @Override
  public void writeListEnd() throws TException {
    super.writeListEnd();
    walk.endContainer(payload.position());
  }

  /** A set has the bytes of a list in both protocols. */
  @Override
  public void writeSetBegin(TSet set) throws TException {
    writeListBegin(new TList(set.elemType, set.size));
  }

  @Override
  public void writeSetEnd() throws TException {
    writeListEnd();
  }

  @Override
  public void writeDouble(double value) throws TException {
    walk.see(value);
    super.writeDouble(value);
  }

  @Override
  public void writeI32(int value) throws TException {
    walk.passInt(value);
    super.writeI32(value);
  }

  /** Refuses half a character, in whose place the library writes a question mark. */
  @Override
  public void writeString(String text) throws TException {
    Bulk.requireWhole(text, "declare the field as binary");
    walk.pass();
    super.writeString(text);
  }

  /** Gives the library an array, which it takes from any buffer. */
  @Override
  public void writeBinary(ByteBuffer bytes) throws TException {
    walk.passBinary(bytes);
    super.writeBinary(
        bytes.hasArray()
            ? bytes
            : ByteBuffer.allocate(bytes.remaining()).put(bytes.duplicate()).flip());
  }
}
