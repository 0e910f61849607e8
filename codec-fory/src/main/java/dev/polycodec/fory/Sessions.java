package dev.polycodec.fory;

import dev.polycodec.spi.Message;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The Forys of an engine for one direction: a root takes the one that it had, or the first that
 * knows nothing else.
 */
final class Sessions {

  /** So many kinds of roots may take turns without one being made again. */
  private static final int MOST = 16;

  /** The one that was used last comes first. */
  private final List<Session> all = new ArrayList<>();

  private final Supplier<Session> maker;

  Sessions(Supplier<Session> maker) {
    this.maker = maker;
  }

  /** Returns one that has begun the message. */
  Session begin(Message message) {
    Session before = begun(message, true);
    Session any = before == null ? begun(message, false) : before;
    return any == null ? made(message) : any;
  }

  /**
   * Returns one that has begun the message, or null if none can.
   *
   * @param before whether it must have served the root before: another would meet more classes, and
   *     be lost for roots that are not allowed those
   */
  private @Nullable Session begun(Message message, boolean before) {
    for (int i = 0; i < all.size(); i++) {
      Session session = all.get(i);
      if ((!before || session.served(message.root())) && session.begin(message)) {
        if (i > 0) {
          all.add(0, all.remove(i));
        }
        return session;
      }
    }
    return null;
  }

  private Session made(Message message) {
    all.removeIf(Session::isWorn);
    if (all.size() == MOST) {
      all.remove(MOST - 1);
    }
    Session made = maker.get();
    all.add(0, made);
    made.begin(message);
    return made;
  }
}
