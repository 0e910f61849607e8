package dev.polycodec.dubbo;

import com.caucho.hessian.io.AbstractSerializerFactory;
import com.caucho.hessian.io.Deserializer;
import com.caucho.hessian.io.Serializer;
import com.caucho.hessian.io.StringValueSerializer;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** Writes as Dubbo's copy of Hessian does what Hessian writes otherwise, or not at all. */
final class DubboForms extends AbstractSerializerFactory {

  private static final Serializer IMMUTABLE = new ImmutableSerializer();

  @Override
  @SuppressWarnings("rawtypes") // as the superclass declares it
  public @Nullable Serializer getSerializer(Class type) {
    if (ImmutableSerializer.takes(type)) {
      return IMMUTABLE;
    }
    Handle<?> handle = Handles.of(type);
    if (handle != null) {
      return handle.serializer();
    }
    return type == UUID.class ? StringValueSerializer.SER : null;
  }

  /** What else is read tells its form. */
  @Override
  @SuppressWarnings("rawtypes") // as the superclass declares it
  public @Nullable Deserializer getDeserializer(Class type) {
    Handle<?> handle = Handles.named(type.getName());
    return handle == null ? null : handle.deserializer();
  }
}
