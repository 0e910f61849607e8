package dev.polycodec.fastjson;

import com.alibaba.fastjson2.JSON;
import com.alibaba.fastjson2.JSONB;
import com.alibaba.fastjson2.JSONWriter;
import dev.polycodec.tck.hostile.WalkHostileBytes;
import java.io.ByteArrayOutputStream;
import java.io.IOException;

/** Payloads of {@code fastjson-jsonb}, made by the library itself. */
final class JsonbHostileBytes extends WalkHostileBytes {

  @Override
  protected Out newOut() {
    return new Items();
  }

  @Override
  public void useLibrary(Object value) {
    JSONB.parse(JSONB.toBytes(JSON.toJSONString(value.toString())));
  }

  private static final class Items implements Out {

    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    private final JSONWriter out = JSONWriter.ofJSONB();

    private ByteArrayOutputStream written() throws IOException {
      out.flushTo(bytes);
      return bytes;
    }

    @Override
    public void octet(int value) {
      integer((byte) value);
    }

    @Override
    public void integer(int value) {
      out.writeInt32(value);
    }

    @Override
    public void numbers(int... values) {
      for (int value : values) {
        integer(value);
      }
    }

    @Override
    public void text(String value) {
      out.writeString(value);
    }

    @Override
    public void announceText(int length) throws IOException {
      written().write(JSONB.Constants.BC_STR_ASCII);
      integer(length);
    }

    @Override
    public byte[] toBytes() throws IOException {
      return written().toByteArray();
    }
  }
}
