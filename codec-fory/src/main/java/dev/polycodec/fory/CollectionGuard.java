package dev.polycodec.fory;

import java.util.Collection;
import org.apache.fory.context.ReadContext;
import org.apache.fory.resolver.TypeResolver;
import org.apache.fory.serializer.collection.CollectionLikeSerializer;
import org.apache.fory.serializer.collection.CollectionSerializers.SetFromMapSerializer;
import org.jspecify.annotations.Nullable;

/** Tells the message of the elements of a collection. */
final class CollectionGuard extends OwnCollection {

  /** Whether it is the view of a map that Fory reads before. */
  private final boolean view;

  CollectionGuard(
      Session session,
      TypeResolver resolver,
      CollectionLikeSerializer<Collection<@Nullable Object>> own) {
    super(session, resolver, own);
    this.view = own.getClass() == (Class<?>) SetFromMapSerializer.class;
  }

  @Override
  public Collection<@Nullable Object> newCollection(ReadContext context, boolean advances) {
    if (view) {
      session.expectView();
    }
    Collection<@Nullable Object> target = super.newCollection(context, advances);
    session.expectNoView();
    return new Filling.Elements(target, session.fill(target));
  }

  @Override
  @SuppressWarnings("rawtypes") // as in the library
  public Collection<@Nullable Object> onCollectionRead(Collection filled) {
    Filling.Elements elements = (Filling.Elements) filled;
    session.filled(elements.filling, type);
    return elements.filling.requireKept(own.onCollectionRead(elements.target));
  }
}
