package dev.polycodec.hessian;

import com.caucho.hessian.io.AbstractHessianInput;
import com.caucho.hessian.io.Deserializer;
import com.caucho.hessian.io.Serializer;
import com.caucho.hessian.io.SerializerFactory;
import dev.polycodec.MalformedDataException;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/**
 * What the streams of one engine ask for a type that the bytes name. No question reaches the
 * superclass, which would load classes, log, and fall back to maps.
 */
@SuppressWarnings("rawtypes") // as the superclass declares its methods
final class ShapeFactory extends SerializerFactory {

  private @Nullable ValueReader reader;

  ShapeFactory() {
    super(SerializerFactory.class.getClassLoader());
  }

  /** Sets who reads the next message; null after it. */
  void setReader(@Nullable ValueReader reader) {
    this.reader = reader;
  }

  private Deserializer find(@Nullable String type) {
    if (type == null || reader == null) {
      throw new MalformedDataException("The bytes hold a value without its type");
    }
    return reader.typed(type);
  }

  @Override
  public Object readList(AbstractHessianInput in, int length, @Nullable String type)
      throws IOException {
    return find(type).readList(in, length);
  }

  @Override
  public Object readMap(AbstractHessianInput in, @Nullable String type) throws IOException {
    return find(type).readMap(in);
  }

  @Override
  public Object readObject(AbstractHessianInput in, String type, String[] fields)
      throws IOException {
    return find(type).readObject(in, fields);
  }

  @Override
  public Deserializer getObjectDeserializer(String type, @Nullable Class expected) {
    return find(type);
  }

  @Override
  public Deserializer getObjectDeserializer(String type) {
    return find(type);
  }

  @Override
  public Deserializer getListDeserializer(@Nullable String type, @Nullable Class expected) {
    return find(type);
  }

  @Override
  public Deserializer getListDeserializer(@Nullable String type) {
    return find(type);
  }

  @Override
  public Deserializer getDeserializer(String type) {
    return find(type);
  }

  @Override
  public Deserializer getDeserializer(Class type) {
    throw new IllegalStateException("Nothing reads a value by its expected class");
  }

  @Override
  public Serializer getSerializer(Class type) {
    throw new IllegalStateException("Nothing is written but by its shape");
  }

  @Override
  public Class<?> loadSerializedClass(String name) {
    throw new IllegalStateException("Only a message loads classes");
  }
}
