package dev.polycodec.fory;

import java.util.Collection;
import org.apache.fory.context.ReadContext;
import org.apache.fory.context.WriteContext;
import org.apache.fory.resolver.TypeResolver;
import org.apache.fory.serializer.collection.CollectionLikeSerializer;
import org.apache.fory.serializer.collection.CollectionSerializer;
import org.jspecify.annotations.Nullable;

/** Writes and reads a collection with Fory's serializer of its own class. */
abstract class OwnCollection extends CollectionSerializer<Collection<@Nullable Object>> {

  final Session session;
  final CollectionLikeSerializer<Collection<@Nullable Object>> own;

  OwnCollection(
      Session session,
      TypeResolver resolver,
      CollectionLikeSerializer<Collection<@Nullable Object>> own) {
    super(resolver, own.getType(), own.supportCodegenHook(), own.isImmutable());
    this.session = session;
    this.own = own;
  }

  @Override
  public final void write(WriteContext context, Collection<@Nullable Object> value) {
    session.requireFew(value.size());
    own.write(context, value);
  }

  @Override
  @SuppressWarnings("rawtypes") // as in the library
  public final Collection onCollectionWrite(
      WriteContext context, Collection<@Nullable Object> value) {
    session.requireFew(value.size());
    return own.onCollectionWrite(context, value);
  }

  @Override
  @SuppressWarnings("rawtypes")
  public final void onCollectionWriteFinish(Collection written) {
    own.onCollectionWriteFinish(written);
  }

  @Override
  @SuppressWarnings("unchecked") // elements are erased
  public Collection<@Nullable Object> newCollection(ReadContext context, boolean advances) {
    Collection<@Nullable Object> target = own.newCollection(context, advances);
    int elements = own.getAndClearNumElements();
    session.requireFew(elements);
    setNumElements(elements);
    return target;
  }
}
