package dev.polycodec.fory;

import dev.polycodec.spi.Message;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.Supplier;

/** The Forys of an engine for one direction: a root takes the first that knows nothing else. */
final class Sessions {

  /** So many kinds of roots may take turns without one being made again. */
  private static final int MOST = 16;

  private final List<Session> all = new ArrayList<>();

  /** The same, the one that has waited longest first. */
  private final Deque<Session> waiting = new ArrayDeque<>();

  private final Supplier<Session> maker;

  Sessions(Supplier<Session> maker) {
    this.maker = maker;
  }

  /** Returns one that has begun the message. */
  Session begin(Message message) {
    for (Session session : all) {
      if (session.begin(message)) {
        use(session);
        return session;
      }
    }
    makeRoom();
    Session made = maker.get();
    all.add(made);
    waiting.add(made);
    made.begin(message);
    return made;
  }

  private void use(Session session) {
    if (waiting.peekLast() != session) {
      waiting.remove(session);
      waiting.add(session);
    }
  }

  private void makeRoom() {
    all.removeIf(Session::isWorn);
    waiting.retainAll(all);
    if (all.size() == MOST) {
      all.remove(waiting.remove());
    }
  }

  /** Forgets the message. */
  void end() {
    all.forEach(Session::end);
  }
}
