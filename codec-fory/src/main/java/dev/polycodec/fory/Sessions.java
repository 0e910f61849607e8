package dev.polycodec.fory;

import dev.polycodec.spi.Message;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/** The Forys of an engine for one direction: a root takes the first that knows nothing else. */
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
    for (int i = 0; i < all.size(); i++) {
      Session session = all.get(i);
      if (session.begin(message)) {
        if (i > 0) {
          all.add(0, all.remove(i));
        }
        return session;
      }
    }
    all.removeIf(Session::isWorn);
    if (all.size() == MOST) {
      all.remove(MOST - 1);
    }
    Session made = maker.get();
    all.add(0, made);
    made.begin(message);
    return made;
  }

  /** Forgets the message. */
  void end() {
    all.forEach(Session::end);
  }
}
