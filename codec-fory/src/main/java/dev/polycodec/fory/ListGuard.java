package dev.polycodec.fory;

import java.util.Collection;
import org.apache.fory.context.ReadContext;
import org.apache.fory.context.WriteContext;
import org.apache.fory.resolver.TypeResolver;
import org.apache.fory.serializer.collection.CollectionLikeSerializer;
import org.apache.fory.serializer.collection.CollectionSerializer;
import org.jspecify.annotations.Nullable;

/** Writes and reads a list with Fory's serializer, and looks at the texts in it. */
final class ListGuard extends CollectionSerializer<Collection<@Nullable Object>> {

  private final CollectionLikeSerializer<Collection<@Nullable Object>> own;

  ListGuard(TypeResolver resolver, CollectionLikeSerializer<Collection<@Nullable Object>> own) {
    super(resolver, own.getType(), own.supportCodegenHook(), own.isImmutable());
    this.own = own;
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
    Collection<@Nullable Object> target = own.newCollection(context, advances);
    setNumElements(own.getAndClearNumElements());
    return target;
  }

  @Override
  public Collection<@Nullable Object> read(ReadContext context) {
    return proper(own.read(context));
  }

  @Override
  @SuppressWarnings("rawtypes")
  public Collection<@Nullable Object> onCollectionRead(Collection filled) {
    return proper(own.onCollectionRead(filled));
  }

  private static Collection<@Nullable Object> proper(Collection<@Nullable Object> list) {
    list.forEach(Texts::require);
    return list;
  }
}
