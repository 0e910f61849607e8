package dev.polycodec.compare.workload;

import java.util.List;
import java.util.Locale;
import java.util.Random;

/** Makes the workloads {@code session-N}. */
final class Sessions {

  private static final int MAX_TEXT = 500;
  private static final int MAX_BLOB = 16_384;

  private Sessions() {}

  /** Makes a session of N bytes: half in strings, half in byte arrays that compress to a half. */
  static Workload session(int bytes) {
    Random random = new Random(bytes);
    Session session = new Session();
    session.id = new Text(random).hex(32);
    session.created = 1_750_000_000_000L;
    session.lastAccess = 1_750_000_060_000L;
    addTexts(session, bytes / 2, new Text(random));
    addBlobs(session, bytes - bytes / 2, random);
    String description = String.format(Locale.ROOT, "a session of %,d bytes", bytes);
    return Workload.each("session-" + bytes, description, Session.class, List.of(session));
  }

  private static void addTexts(Session session, int chars, Text text) {
    for (int left = chars; left > 0; left -= MAX_TEXT) {
      session.texts.put("text" + session.texts.size(), text.ofLength(Math.min(left, MAX_TEXT)));
    }
  }

  private static void addBlobs(Session session, int bytes, Random random) {
    for (int left = bytes; left > 0; left -= MAX_BLOB) {
      byte[] blob = new byte[Math.min(left, MAX_BLOB)];
      for (int i = 0; i < blob.length; i++) {
        blob[i] = (byte) random.nextInt(16);
      }
      session.blobs.put("blob" + session.blobs.size(), blob);
    }
  }
}
