package dev.polycodec.benchmarks.peers;

import com.alibaba.fastjson2.JSONB;
import com.alibaba.fastjson2.JSONReader;
import com.alibaba.fastjson2.JSONWriter;
import dev.polycodec.benchmarks.Contender;
import java.lang.reflect.Type;

/** The binary format of fastjson2, by fields and with references. */
record JsonbDirect(Type type) implements Contender {

  @Override
  public byte[] encode(Object value) {
    return JSONB.toBytes(
        value, JSONWriter.Feature.FieldBased, JSONWriter.Feature.ReferenceDetection);
  }

  @Override
  public Object decode(byte[] bytes) {
    return JSONB.parseObject(bytes, type, JSONReader.Feature.FieldBased);
  }
}
