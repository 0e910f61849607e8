package dev.polycodec.fory;

import org.apache.fory.context.WriteContext;
import org.apache.fory.resolver.ClassResolver;
import org.apache.fory.resolver.TypeResolver;
import org.apache.fory.serializer.Serializer;

/** Looks at values that a serializer of Fory writes and reads. */
abstract class Guard extends Serializer<Object> {

  final Serializer<Object> own;

  @SuppressWarnings("unchecked") // it is of the class
  Guard(TypeResolver resolver, Serializer<?> own) {
    super(
        resolver.getConfig(),
        (Class<Object>) own.getType(),
        own.needToWriteRef(),
        own.isImmutable());
    this.own = (Serializer<Object>) own;
  }

  /** Has Fory write and read the objects of a class by what guards its own serializer of them. */
  @SuppressWarnings("unchecked") // it is of the class
  static void set(ClassResolver resolver, Class<?> type, Serializer<?> guard) {
    resolver.setSerializer((Class<Object>) type, (Serializer<Object>) guard);
  }

  @Override
  public void write(WriteContext context, Object value) {
    own.write(context, value);
  }

  @Override
  public boolean readDataAlwaysAdvances() {
    return own.readDataAlwaysAdvances();
  }
}
