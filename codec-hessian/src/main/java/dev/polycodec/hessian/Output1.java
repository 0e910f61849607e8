package dev.polycodec.hessian;

import dev.polycodec.spi.FieldShape;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.PayloadBuffer;
import dev.polycodec.spi.Shape;

/** Hessian 1.0: an object is a map from the names of its fields to their values. */
final class Output1 extends Output {

  private final PayloadBuffer buffer;

  Output1(PayloadBuffer buffer) {
    super(buffer);
    this.buffer = buffer;
  }

  @Override
  int putInt(int value, byte[] target, int position) {
    return putInt('I', value, target, position);
  }

  @Override
  int putLong(long value, byte[] target, int position) {
    return putLong('L', value, target, position);
  }

  @Override
  int putDouble(double value, byte[] target, int position) {
    return putLong('D', Double.doubleToLongBits(value), target, position);
  }

  @Override
  int putDate(long millis, byte[] target, int position) {
    return putLong('d', millis, target, position);
  }

  @Override
  int putTextHead(int length, boolean last, byte[] target, int position) {
    return putShort(last ? 'S' : 's', length, target, position);
  }

  @Override
  int putBytesHead(int length, boolean last, byte[] target, int position) {
    return putShort(last ? 'B' : 'b', length, target, position);
  }

  @Override
  void beginList(int length, Object type, Message message) {
    writeTag('V');
    writeType(type instanceof Class<?> c ? message.nameOf(c) : (String) type);
    write('l', length);
  }

  @Override
  void endList() {
    writeTag('z');
  }

  @Override
  void beginMap(Class<?> type, Message message) {
    writeTag('M');
    writeType(message.nameOf(type));
  }

  private void writeType(String name) {
    byte[] target = buffer.reserve(3);
    buffer.advanceTo(putShort('t', name.length(), target, buffer.position()));
    writeChars(name);
  }

  @Override
  void endMap() {
    writeTag('z');
  }

  @Override
  void beginObject(Shape shape, Message message) {
    beginMap(shape.type(), message);
  }

  @Override
  void beginField(FieldShape field) {
    writeText(field.wireName());
  }

  @Override
  void endObject() {
    endMap();
  }

  @Override
  void writeReference(int number) {
    write('R', number);
  }

  private void write(int tag, int value) {
    byte[] target = buffer.reserve(1 + Integer.BYTES);
    buffer.advanceTo(putInt(tag, value, target, buffer.position()));
  }
}
