package dev.polycodec.fory;

import java.util.Collection;
import org.apache.fory.context.ReadContext;
import org.apache.fory.context.WriteContext;
import org.apache.fory.resolver.TypeResolver;
import org.apache.fory.serializer.collection.CollectionLikeSerializer;
import org.apache.fory.serializer.collection.CollectionSerializer;
import org.apache.fory.serializer.collection.CollectionSerializers.SetFromMapSerializer;
import org.jspecify.annotations.Nullable;

/** Writes and reads a collection with Fory's serializer, and tells the message of its elements. */
final class CollectionGuard extends CollectionSerializer<Collection<@Nullable Object>> {

  private final Session session;
  private final CollectionLikeSerializer<Collection<@Nullable Object>> own;

  /** Whether it is the view of a map that Fory reads before. */
  private final boolean view;

  CollectionGuard(
      Session session,
      TypeResolver resolver,
      CollectionLikeSerializer<Collection<@Nullable Object>> own) {
    super(resolver, own.getType(), own.supportCodegenHook(), own.isImmutable());
    this.session = session;
    this.own = own;
    this.view = own.getClass() == (Class<?>) SetFromMapSerializer.class;
  }

  @Override
  public void write(WriteContext context, Collection<@Nullable Object> value) {
    own.write(context, value);
  }

  @Override
  @SuppressWarnings("rawtypes") // as in the library
  public Collection onCollectionWrite(WriteContext context, Collection<@Nullable Object> value) {
    return own.onCollectionWrite(context, value);
  }

  @Override
  @SuppressWarnings("rawtypes")
  public void onCollectionWriteFinish(Collection written) {
    own.onCollectionWriteFinish(written);
  }

  @Override
  @SuppressWarnings("unchecked") // elements are erased
  public Collection<@Nullable Object> newCollection(ReadContext context, boolean advances) {
    if (view) {
      session.expectView();
    }
    Collection<@Nullable Object> target = own.newCollection(context, advances);
    session.expectNoView();
    setNumElements(own.getAndClearNumElements());
    return new Filling.Elements(target, session.fill(target));
  }

  @Override
  @SuppressWarnings("rawtypes")
  public Collection<@Nullable Object> onCollectionRead(Collection filled) {
    Filling.Elements elements = (Filling.Elements) filled;
    session.filled(elements.filling, type);
    return elements.filling.requireKept(own.onCollectionRead(elements.target));
  }
}
