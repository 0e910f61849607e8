package dev.polycodec.avro;

import dev.polycodec.CodecBuilder;
import dev.polycodec.Codecs;
import java.util.List;
import org.apache.avro.reflect.ReflectData;

/** Avro's reflection without a setting: null only where a field says so. */
public final class PlainReflectOfDefaults extends PlainReflect {

  /** Called by the kit. */
  public PlainReflectOfDefaults() {
    super(ReflectData.get());
  }

  @Override
  public String setup() {
    return "";
  }

  @Override
  public CodecBuilder builder() {
    return Codecs.builder().use("avro-reflect");
  }

  @Override
  public List<Object> values() {
    return List.of(Basket.full(), Basket.full().lines());
  }
}
