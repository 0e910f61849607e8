package dev.polycodec.fory;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentMap;
import java.util.function.Consumer;
import org.apache.fory.context.ReadContext;
import org.apache.fory.context.WriteContext;
import org.apache.fory.resolver.TypeResolver;
import org.apache.fory.serializer.collection.MapLikeSerializer;
import org.apache.fory.serializer.collection.MapSerializer;
import org.apache.fory.type.GenericType;
import org.jspecify.annotations.Nullable;

/** Writes and reads a map with Fory's serializer, and tells the message of its keys. */
final class MapGuard extends MapSerializer<Map<@Nullable Object, @Nullable Object>> {

  private final Session session;
  private final @Nullable Consumer<Object> lossCheck;
  private final MapLikeSerializer<Map<@Nullable Object, @Nullable Object>> own;

  MapGuard(
      Session session,
      TypeResolver resolver,
      MapLikeSerializer<Map<@Nullable Object, @Nullable Object>> own) {
    super(resolver, own.getType(), own.supportCodegenHook(), own.isImmutable());
    this.session = session;
    this.lossCheck = Containers.readsInItsOwnWay(own.getClass()) ? session.lossCheck(type) : null;
    this.own = own;
  }

  @Override
  public void write(WriteContext context, Map<@Nullable Object, @Nullable Object> value) {
    GenericType declared = context.getGenerics().nextGenericType(context.getDepth());
    look(context, value, declared != null && declared.hasGenericParameters());
    own.write(context, value);
  }

  @Override
  @SuppressWarnings("rawtypes") // as in the library
  public Map onMapWrite(WriteContext context, Map<@Nullable Object, @Nullable Object> value) {
    look(context, value, true); // generated code knows the type of a field
    return own.onMapWrite(context, value);
  }

  /**
   * Looks at what is to be written. Where types are declared, Fory hands the null of a null key to
   * what writes its values, which may read from the address 0.
   */
  private void look(
      WriteContext context, Map<@Nullable Object, @Nullable Object> value, boolean declared) {
    session.requireFew(value.size());
    session.requireShallow(context);
    session.requireDistinctKeys(value);
    if (lossCheck != null) {
      lossCheck.accept(value);
    }
    Losses.requireKept(type, declared && hasNullForNull(value) ? "it has null for null" : null);
  }

  /** A table says at once that it has no null; it is not asked for a value, which may move that. */
  private static boolean hasNullForNull(Map<@Nullable Object, @Nullable Object> map) {
    boolean possible =
        map instanceof HashMap ? map.containsKey(null) : !(map instanceof ConcurrentMap);
    return possible
        && map.entrySet().stream()
            .anyMatch(entry -> entry.getKey() == null && entry.getValue() == null);
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
    return view ? target : new Filling.Entries(session.fill(target));
  }

  @Override
  public Map<@Nullable Object, @Nullable Object> read(ReadContext context) {
    session.expectNoView(); // it is filled here all the same
    return super.read(context);
  }

  @Override
  @SuppressWarnings("rawtypes")
  public Map<@Nullable Object, @Nullable Object> onMapRead(Map filled) {
    Filling<Map<@Nullable Object, @Nullable Object>> filling = ((Filling.Entries) filled).filling;
    return filling.requireKept(own.onMapRead(session.filled(filling, type)));
  }
}
