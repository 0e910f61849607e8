package dev.polycodec.fory;

import dev.polycodec.MalformedDataException;
import java.io.Externalizable;
import java.lang.reflect.Modifier;
import java.util.stream.Stream;
import org.apache.fory.context.ReadContext;
import org.apache.fory.resolver.ClassResolver;
import org.apache.fory.resolver.TypeResolver;
import org.apache.fory.serializer.JavaSerializer;
import org.apache.fory.serializer.ReplaceResolveSerializer;

/**
 * Writes and reads constants of the JDK, such as the comparator that reverses: objects without
 * fields, which hooks turn into the one that there is. What Fory does else in this place runs the
 * hooks of any class that bytes name.
 */
final class Constants extends ReplaceResolveSerializer {

  Constants(TypeResolver resolver, Class<?> type) {
    super(resolver, type);
  }

  /** Has Fory write and read them where it writes a class that others cannot name. */
  static void guard(ClassResolver resolver) {
    Guards.set(resolver, ReplaceStub.class, new Constants(resolver, ReplaceStub.class));
  }

  /** Says whether objects of a class are such constants. */
  static boolean is(Class<?> type) {
    return type.getClassLoader() == null
        && type.getSuperclass() == Object.class
        && Stream.of(type.getDeclaredFields())
            .allMatch(field -> Modifier.isStatic(field.getModifiers()))
        && !Externalizable.class.isAssignableFrom(type)
        && JavaSerializer.getWriteReplaceMethod(type) == null
        && JavaSerializer.getReadRefMethod(type, true) == null
        && JavaSerializer.getWriteObjectMethod(type, true) == null;
  }

  @Override
  public Object read(ReadContext context) {
    if (context.getBuffer().getByte(context.getBuffer().readerIndex()) != ORIGINAL) {
      throw new MalformedDataException("A constant is replaced by something else");
    }
    return super.read(context);
  }

  @Override
  protected MethodInfoCache getMethodInfoCache(Class<?> named) {
    if (!is(named)) {
      throw new MalformedDataException("A class without constants is named in the place of one");
    }
    return super.getMethodInfoCache(named);
  }
}
