package dev.polycodec.fory;

import java.util.Collection;
import org.apache.fory.context.ReadContext;
import org.apache.fory.resolver.TypeResolver;
import org.apache.fory.serializer.collection.CollectionLikeSerializer;
import org.jspecify.annotations.Nullable;

/** Counts the elements of a list, and looks at the texts in it. */
final class ListGuard extends OwnCollection {

  ListGuard(
      Session session,
      TypeResolver resolver,
      CollectionLikeSerializer<Collection<@Nullable Object>> own) {
    super(session, resolver, own);
  }

  @Override
  public Collection<@Nullable Object> read(ReadContext context) {
    return proper(own.read(context));
  }

  @Override
  @SuppressWarnings("rawtypes") // as in the library
  public Collection<@Nullable Object> onCollectionRead(Collection filled) {
    return proper(own.onCollectionRead(filled));
  }

  private Collection<@Nullable Object> proper(Collection<@Nullable Object> list) {
    session.requireFew(list.size());
    if (session.isHardened()) {
      list.forEach(Texts::require);
    }
    return list;
  }
}
