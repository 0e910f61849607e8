package dev.polycodec.spring;

import java.nio.ByteBuffer;
import java.util.List;
import org.springframework.core.ResolvableType;
import org.springframework.core.io.Resource;
import org.springframework.core.io.buffer.DataBuffer;

/** Texts and bytes, which Spring sends as they are, whatever the media type. */
final class Raw {

  private static final List<Class<?>> TYPES =
      List.of(CharSequence.class, byte[].class, ByteBuffer.class, DataBuffer.class, Resource.class);

  private Raw() {}

  static boolean is(ResolvableType type) {
    return TYPES.stream().anyMatch(each -> each.isAssignableFrom(type.toClass()));
  }
}
