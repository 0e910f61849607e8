package dev.polycodec.fory;

import java.util.List;
import org.apache.fory.context.ReadContext;
import org.apache.fory.context.WriteContext;
import org.apache.fory.memory.MemoryBuffer;
import org.apache.fory.resolver.ClassResolver;
import org.apache.fory.resolver.TypeResolver;
import org.apache.fory.serializer.Serializer;

/** Counts the elements of an array of references. */
final class ArrayGuard extends Guard {

  private final Session session;

  ArrayGuard(Session session, TypeResolver resolver, Serializer<?> own) {
    super(resolver, own);
    this.session = session;
  }

  /** Guards those that Fory has serializers for from the beginning. */
  static void guard(Session session, ClassResolver resolver) {
    for (Class<?> type : List.copyOf(resolver.getRegisteredClasses())) {
      Serializer<?> own = resolver.getSerializer(type, false);
      if (own != null && Object[].class.isAssignableFrom(type) && isOfFory(own)) {
        set(resolver, type, new ArrayGuard(session, resolver, own));
      }
    }
  }

  private static boolean isOfFory(Serializer<?> serializer) {
    return Harmless.isOfFory(serializer.getClass());
  }

  @Override
  public void write(WriteContext context, Object value) {
    session.requireFew(((Object[]) value).length);
    super.write(context, value);
  }

  @Override
  public Object read(ReadContext context) {
    MemoryBuffer buffer = context.getBuffer();
    int start = buffer.readerIndex();
    session.requireFew(buffer.readVarUInt32Small7());
    buffer.readerIndex(start);
    return own.read(context);
  }
}
