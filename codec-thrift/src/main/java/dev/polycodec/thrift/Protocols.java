package dev.polycodec.thrift;

import dev.polycodec.MalformedDataException;
import org.apache.thrift.TException;
import org.apache.thrift.protocol.TBinaryProtocol;
import org.apache.thrift.protocol.TCompactProtocol;
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

  private static final class Binary extends TBinaryProtocol {

    Binary(TTransport transport) {
      super(transport);
    }

    @Override
    public boolean readBool() throws TException {
      byte value = readByte();
      if (value != 0 && value != 1) {
        throw new MalformedDataException("A boolean is neither 0 nor 1");
      }
      return value == 1;
    }

    /** The library writes containers of UUIDs, and reads none. */
    @Override
    public int getMinSerializedSize(byte type) throws TTransportException {
      return type == TType.UUID ? UUID_BYTES : super.getMinSerializedSize(type);
    }
  }

  private static final class Compact extends TCompactProtocol {

    Compact(TTransport transport) {
      super(transport);
    }

    @Override
    public int getMinSerializedSize(byte type) throws TTransportException {
      return type == TType.UUID ? UUID_BYTES : super.getMinSerializedSize(type);
    }
  }
}
