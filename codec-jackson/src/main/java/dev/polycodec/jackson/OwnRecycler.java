package dev.polycodec.jackson;

import com.fasterxml.jackson.core.util.BufferRecycler;
import com.fasterxml.jackson.core.util.RecyclerPool;
import org.jspecify.annotations.Nullable;

/**
 * Keeps the buffers of one engine with it: Jackson's own pools would look them up in a thread-local
 * or a queue for each message, and outlive the codec. Used by one thread at a time.
 */
final class OwnRecycler implements RecyclerPool<BufferRecycler> {

  private static final long serialVersionUID = 1;

  private transient @Nullable BufferRecycler free;

  @Override
  public BufferRecycler acquirePooled() {
    BufferRecycler recycler = free;
    free = null;
    return recycler == null ? new BufferRecycler() : recycler;
  }

  @Override
  public void releasePooled(BufferRecycler recycler) {
    free = recycler;
  }

  @Override
  public boolean clear() {
    free = null;
    return true;
  }
}
