package dev.polycodec.fory;

import java.util.Collection;
import org.apache.fory.context.ReadContext;
import org.apache.fory.resolver.TypeResolver;
import org.apache.fory.serializer.collection.CollectionLikeSerializer;
import org.jspecify.annotations.Nullable;

/** Looks at the texts in a list. */
final class ListGuard extends OwnCollection {

  ListGuard(TypeResolver resolver, CollectionLikeSerializer<Collection<@Nullable Object>> own) {
    super(resolver, own);
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

  private static Collection<@Nullable Object> proper(Collection<@Nullable Object> list) {
    list.forEach(Texts::require);
    return list;
  }
}
