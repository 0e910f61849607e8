package dev.polycodec.benchmarks.expert;

import com.alibaba.fastjson2.JSON;
import com.alibaba.fastjson2.JSONReader;
import com.alibaba.fastjson2.JSONWriter;
import dev.polycodec.benchmarks.Contender;
import java.lang.reflect.Type;

/** fastjson2 by the fields of classes; its calls keep what they need. */
record FastjsonLibrary(Type type) implements Contender {

  @Override
  public byte[] encode(Object value) {
    return JSON.toJSONBytes(value, JSONWriter.Feature.FieldBased);
  }

  @Override
  public Object decode(byte[] bytes) {
    return JSON.parseObject(bytes, type, JSONReader.Feature.FieldBased);
  }

  @Override
  public void encodeOther(Object value) {
    encode(value);
  }
}
