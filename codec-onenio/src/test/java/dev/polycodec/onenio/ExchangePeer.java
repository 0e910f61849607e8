package dev.polycodec.onenio;

import dev.polycodec.Codec;
import dev.polycodec.Codecs;
import dev.polycodec.SchemaExchange;
import java.lang.reflect.Constructor;
import java.nio.file.Files;
import java.nio.file.Path;

/** A process with its own version of {@code shop.Item}, which writes or reads one. */
public final class ExchangePeer {

  private ExchangePeer() {}

  /** Takes {@code write} or {@code read} and a directory to exchange files in. */
  public static void main(String[] args) throws Exception {
    Class<?> item = Class.forName("shop.Item");
    Path schemas = Path.of(args[1], "schemas");
    Path message = Path.of(args[1], "message");
    try (Codec codec = Codecs.builder().use("onenio").build()) {
      if (args[0].equals("write")) {
        Constructor<?> constructor = item.getDeclaredConstructor();
        constructor.setAccessible(true);
        Files.write(message, codec.encode(constructor.newInstance()));
        Files.write(schemas, SchemaExchange.of(codec).exportSchemas(item));
      } else {
        SchemaExchange.of(codec).importSchemas(Files.readAllBytes(schemas));
        System.out.println(codec.decode(Files.readAllBytes(message), item));
      }
    }
  }
}
