package dev.polycodec.thrift;

import dev.polycodec.MalformedDataException;
import org.apache.thrift.TException;
import org.apache.thrift.protocol.TBinaryProtocol;
import org.apache.thrift.protocol.TCompactProtocol;
import org.apache.thrift.protocol.TField;
import org.apache.thrift.protocol.TProtocol;
import org.apache.thrift.protocol.TType;
import org.apache.thrift.transport.TTransport;
import org.apache.thrift.transport.TTransportException;

/** The library's protocols, with what they lack. */
final class Protocols {

  private static final int UUID_BYTES = 16;

  private Protocols() {}

  static TProtocol over(TTransport transport, boolean compact) {
    return compact ? new Compact(transport) : new Binary(transport);
  }

  private static boolean bool(byte value, int most) {
    if (value < 0 || value > most) {
      throw new MalformedDataException("A boolean is neither 0 nor 1");
    }
    return value == 1;
  }

  private static final class Binary extends TBinaryProtocol {

    Binary(TTransport transport) {
      super(transport);
    }

    @Override
    public boolean readBool() throws TException {
      return bool(readByte(), 1);
    }

    /** The library writes containers of UUIDs, and reads none. */
    @Override
    public int getMinSerializedSize(byte type) throws TTransportException {
      return type == TType.UUID ? UUID_BYTES : super.getMinSerializedSize(type);
    }
  }

  /** The library cuts numbers to their type, and takes any byte for a boolean. */
  private static final class Compact extends TCompactProtocol {

    /** Whether the next boolean was in the header of its field. */
    private boolean inHeader;

    Compact(TTransport transport) {
      super(transport);
    }

    @Override
    public TField readFieldBegin() throws TException {
      TField field = super.readFieldBegin();
      inHeader = field.type == TType.BOOL;
      return field;
    }

    @Override
    public boolean readBool() throws TException {
      if (inHeader) {
        inHeader = false;
        return super.readBool();
      }
      return bool(readByte(), 2); // true is 1; false is 2, or 0 for some
    }

    @Override
    public short readI16() throws TException {
      long value = readI64();
      return (short) inRange(value, (short) value);
    }

    @Override
    public int readI32() throws TException {
      long value = readI64();
      return (int) inRange(value, (int) value);
    }

    private static long inRange(long value, long cut) {
      if (value != cut) {
        throw new MalformedDataException("A number is out of the range of its type");
      }
      return value;
    }

    @Override
    public int getMinSerializedSize(byte type) throws TTransportException {
      return type == TType.UUID ? UUID_BYTES : super.getMinSerializedSize(type);
    }
  }
}
