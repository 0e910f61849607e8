package dev.polycodec.hessian.plain;

import com.caucho.hessian.io.AbstractHessianInput;
import com.caucho.hessian.io.Deserializer;
import com.caucho.hessian.io.Serializer;
import com.caucho.hessian.io.SerializerFactory;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/**
 * What the streams of one engine ask for a type that the bytes name. No question reaches the
 * superclass, which would load classes, log, and fall back to maps.
 */
@SuppressWarnings("rawtypes") // as the superclass declares its methods
final class ShapeFactory extends SerializerFactory {

  private @Nullable PlainReader reader;

  ShapeFactory() {
    super(SerializerFactory.class.getClassLoader());
  }

  /** Sets who reads the next message; null after it. */
  void setReader(@Nullable PlainReader reader) {
    this.reader = reader;
  }

  private Deserializer find(@Nullable String type, @Nullable Class<?> expected) {
    if (reader == null) {
      throw new IllegalStateException("There is no message");
    }
    return reader.find(type, expected);
  }

  @Override
  public Object readList(AbstractHessianInput in, int length, @Nullable String type)
      throws IOException {
    return find(type, null).readList(in, length);
  }

  @Override
  public Object readMap(AbstractHessianInput in, @Nullable String type) throws IOException {
    return find(type, null).readMap(in);
  }

  @Override
  public Object readObject(AbstractHessianInput in, String type, String[] fields)
      throws IOException {
    return find(type, null).readObject(in, fields);
  }

  @Override
  public Deserializer getObjectDeserializer(String type, @Nullable Class expected) {
    return find(type, expected);
  }

  @Override
  public Deserializer getObjectDeserializer(String type) {
    return find(type, null);
  }

  @Override
  public Deserializer getListDeserializer(@Nullable String type, @Nullable Class expected) {
    return find(type, expected);
  }

  @Override
  public Deserializer getListDeserializer(@Nullable String type) {
    return find(type, null);
  }

  @Override
  public Deserializer getDeserializer(String type) {
    return find(type, null);
  }

  @Override
  public Deserializer getDeserializer(Class type) {
    return find(null, type);
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
