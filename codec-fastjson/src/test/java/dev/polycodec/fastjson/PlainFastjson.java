package dev.polycodec.fastjson;

import com.alibaba.fastjson2.JSON;
import com.alibaba.fastjson2.JSONReader;
import com.alibaba.fastjson2.JSONWriter;
import dev.polycodec.CodecBuilder;
import dev.polycodec.Codecs;
import dev.polycodec.tck.PlainLibrary;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** fastjson2 as an application uses it, by the fields of classes. */
public final class PlainFastjson implements PlainLibrary {

  private static final int LEVELS = 1 << 20;

  @Override
  public CodecBuilder builder() {
    return Codecs.builder()
        .use("fastjson-plain")
        .trustedInput()
        .allow("dev.polycodec.fastjson.PlainFastjson$*");
  }

  @Override
  public byte[] write(Object value) {
    JSONWriter.Context context = new JSONWriter.Context(JSONWriter.Feature.FieldBased);
    context.setMaxLevel(LEVELS);
    Class<?> type = value.getClass();
    try (JSONWriter out = JSONWriter.ofUTF8(context)) {
      out.setRootObject(value);
      context.getObjectWriter(type, type).write(out, value, null, null, 0);
      return out.getBytes();
    }
  }

  @Override
  public @Nullable Object read(byte[] bytes, Class<?> type) {
    JSONReader.Context context =
        new JSONReader.Context(
            JSONReader.Feature.FieldBased, JSONReader.Feature.ErrorOnUnknownProperties);
    context.setMaxLevel(LEVELS);
    context.setObjectSupplier(LinkedHashMap::new);
    context.setArraySupplier(ArrayList::new);
    return JSON.parseObject(bytes, type, context);
  }

  @Override
  public List<Object> values() {
    User user = new User();
    user.name = "Ann";
    user.visits = 1L << 40;
    user.scores.add(7);
    user.names.put("nick", "A.");
    user.unit = TimeUnit.DAYS;
    user.friend = new User();
    user.friend.name = "Bob";
    return List.of(user, new Mark(3, "three"));
  }

  /** A class with fields of some sorts. */
  static final class User {
    @Nullable String name;
    long visits;
    boolean active = true;
    double weight = 1.5;
    @Nullable TimeUnit unit;
    @Nullable User friend;
    final List<Integer> scores = new ArrayList<>();
    final Map<String, String> names = new LinkedHashMap<>();
  }

  /** A record. */
  record Mark(int line, @Nullable String content) {}

  /** What it makes of exceptions and views is its own, and refused by many reasons. */
  @Override
  public boolean triesEverydayValues() {
    return false;
  }
}
