package dev.polycodec.tck.hostile;

import dev.polycodec.Codec;
import dev.polycodec.Codecs;
import dev.polycodec.TypeNotAllowedException;
import java.util.List;

/** Decodes what the serialization filter of its JVM rejects, and prints why it cannot. */
final class Filtered {

  private Filtered() {}

  /** Takes the name of a codec. */
  public static void main(String[] arguments) {
    try (Codec codec =
        Codecs.builder().use(arguments[0]).allow(Bait.class.getName() + "$*").build()) {
      for (Object value : List.of(new Bait.Cat(), new Bait.Impostor())) {
        byte[] bytes = codec.encode(value);
        try {
          System.out.println("decoded " + codec.decode(bytes, value.getClass()));
        } catch (TypeNotAllowedException e) {
          System.out.println(e.getMessage());
        }
      }
    }
  }
}
