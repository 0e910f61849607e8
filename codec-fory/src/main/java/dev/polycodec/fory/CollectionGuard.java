package dev.polycodec.fory;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Collection;
import java.util.ConcurrentModificationException;
import java.util.HashSet;
import java.util.List;
import java.util.function.Consumer;
import org.apache.fory.context.ReadContext;
import org.apache.fory.context.WriteContext;
import org.apache.fory.resolver.TypeResolver;
import org.apache.fory.serializer.collection.CollectionLikeSerializer;
import org.apache.fory.serializer.collection.CollectionSerializer;
import org.apache.fory.serializer.collection.CollectionSerializers.SetFromMapSerializer;
import org.jspecify.annotations.Nullable;

/**
 * Writes and reads a collection with Fory's serializer of its own class: counts its elements, tells
 * the message of them unless it is a list, which looks none up, and looks at the texts in it.
 */
final class CollectionGuard extends CollectionSerializer<Collection<@Nullable Object>> {

  private final Session session;
  private final @Nullable Consumer<Object> lossCheck;
  private final CollectionLikeSerializer<Collection<@Nullable Object>> own;

  /** Whether it looks no element up, or is read with a map that does. */
  private final boolean whole;

  /** Whether it is the view of a map that Fory reads before. */
  private final boolean view;

  /**
   * Whether a copy is written. Fory looks at the elements before it writes them, as the size and as
   * the texts were then; a list tells nobody that another thread has set one to null meanwhile.
   */
  private final boolean copied;

  CollectionGuard(
      Session session,
      TypeResolver resolver,
      CollectionLikeSerializer<Collection<@Nullable Object>> own) {
    super(resolver, own.getType(), own.supportCodegenHook(), own.isImmutable());
    this.session = session;
    this.lossCheck = Containers.readsInItsOwnWay(own.getClass()) ? session.lossCheck(type) : null;
    this.own = own;
    this.whole =
        List.class.isAssignableFrom(own.getType()) || LossyValues.areContainers(own.getType());
    this.copied =
        (List.class.isAssignableFrom(type) || type == (Class<?>) ArrayDeque.class)
            && Containers.declaring(
                    own.getClass(), "onCollectionWrite", WriteContext.class, Object.class)
                == CollectionSerializer.class
            && Containers.declaring(own.getClass(), "write", WriteContext.class, Object.class)
                == CollectionLikeSerializer.class;
    this.view = own.getClass() == (Class<?>) SetFromMapSerializer.class;
  }

  @Override
  public void write(WriteContext context, Collection<@Nullable Object> value) {
    if (copied) {
      super.write(context, value);
    } else {
      look(context, value);
      own.write(context, value);
    }
  }

  @Override
  @SuppressWarnings("rawtypes") // as in the library
  public Collection onCollectionWrite(WriteContext context, Collection<@Nullable Object> value) {
    look(context, value);
    return own.onCollectionWrite(context, copied ? copy(value) : value);
  }

  private Collection<@Nullable Object> copy(Collection<@Nullable Object> value) {
    List<@Nullable Object> copy = Arrays.asList(value.toArray());
    if (type == (Class<?>) ArrayDeque.class && copy.contains(null)) {
      throw new ConcurrentModificationException(); // which holds none
    }
    return copy;
  }

  private void look(WriteContext context, Collection<@Nullable Object> value) {
    session.requireFew(value.size());
    session.requireShallow(context);
    if (!whole) {
      session.requireDistinctKeys(value);
    }
    LossyValues.require(value);
    if (lossCheck != null) {
      lossCheck.accept(value);
    }
    if (view) {
      boolean equal = new HashSet<>(value).size() < value.size();
      Losses.requireKept(type, equal ? "it holds objects that are equal" : null);
    }
  }

  @Override
  @SuppressWarnings("rawtypes")
  public void onCollectionWriteFinish(Collection written) {
    own.onCollectionWriteFinish(written);
  }

  @Override
  public Collection<@Nullable Object> read(ReadContext context) {
    return whole ? proper(own.read(context)) : super.read(context);
  }

  @Override
  @SuppressWarnings("unchecked") // elements are erased
  public Collection<@Nullable Object> newCollection(ReadContext context, boolean advances) {
    if (view) {
      session.expectView();
    }
    Collection<@Nullable Object> target = own.newCollection(context, advances);
    session.expectNoView();
    int elements = own.getAndClearNumElements();
    session.requireFew(elements);
    setNumElements(elements);
    return whole ? target : new Filling.Elements(session.fill(target));
  }

  @Override
  @SuppressWarnings("rawtypes")
  public Collection<@Nullable Object> onCollectionRead(Collection filled) {
    if (whole) {
      return proper(own.onCollectionRead(filled));
    }
    Filling<Collection<@Nullable Object>> filling = ((Filling.Elements) filled).filling;
    return filling.requireKept(own.onCollectionRead(session.filled(filling, type)));
  }

  private Collection<@Nullable Object> proper(Collection<@Nullable Object> complete) {
    session.requireFew(complete.size());
    if (session.hardened) {
      complete.forEach(Texts::require);
    }
    return complete;
  }
}
