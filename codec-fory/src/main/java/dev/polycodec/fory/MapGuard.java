package dev.polycodec.fory;

import java.util.Map;
import org.apache.fory.context.ReadContext;
import org.apache.fory.context.WriteContext;
import org.apache.fory.resolver.TypeResolver;
import org.apache.fory.serializer.collection.MapLikeSerializer;
import org.apache.fory.serializer.collection.MapSerializer;
import org.jspecify.annotations.Nullable;

/** Writes and reads a map with Fory's serializer, and tells the message of its keys. */
final class MapGuard extends MapSerializer<Map<@Nullable Object, @Nullable Object>> {

  private final Session session;
  private final MapLikeSerializer<Map<@Nullable Object, @Nullable Object>> own;

  MapGuard(
      Session session,
      TypeResolver resolver,
      MapLikeSerializer<Map<@Nullable Object, @Nullable Object>> own) {
    super(resolver, own.getType(), own.supportCodegenHook(), own.isImmutable());
    this.session = session;
    this.own = own;
  }

  @Override
  public void write(WriteContext context, Map<@Nullable Object, @Nullable Object> value) {
    session.requireFew(value.size());
    own.write(context, value);
  }

  @Override
  @SuppressWarnings("rawtypes") // as in the library
  public Map onMapWrite(WriteContext context, Map<@Nullable Object, @Nullable Object> value) {
    session.requireFew(value.size());
    return own.onMapWrite(context, value);
  }

  @Override
  @SuppressWarnings("rawtypes")
  public void onMapWriteFinish(Map written) {
    own.onMapWriteFinish(written);
  }

  @Override
  @SuppressWarnings("unchecked") // keys and values are erased
  public Map<@Nullable Object, @Nullable Object> newMap(ReadContext context, boolean advances) {
    boolean view = session.isForView();
    Map<@Nullable Object, @Nullable Object> target = own.newMap(context, advances);
    int entries = own.getAndClearNumElements();
    session.requireFew(entries);
    setNumElements(entries);
    return view ? target : new Filling.Entries(target, session.fill(target));
  }

  @Override
  public Map<@Nullable Object, @Nullable Object> read(ReadContext context) {
    session.expectNoView(); // it is filled here all the same
    return super.read(context);
  }

  @Override
  @SuppressWarnings("rawtypes")
  public Map<@Nullable Object, @Nullable Object> onMapRead(Map filled) {
    Filling.Entries entries = (Filling.Entries) filled;
    session.filled(entries.filling, type);
    return entries.filling.requireKept(own.onMapRead(entries.target));
  }
}
