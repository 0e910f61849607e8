package dev.polycodec.it;

import static org.assertj.core.api.Assertions.assertThat;

import dev.polycodec.spi.CodecProvider;
import dev.polycodec.spi.Variant;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.ServiceLoader;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The code of a guide from another library, one block after the other, is a program that runs. */
@Tag("once")
class GuidesTest {

  private static final Path DOCS = Path.of("..", "docs");
  private static final Pattern BLOCK = Pattern.compile("(?ms)^```java\\n(.*?)^```$");

  /** What the guides take for granted: their imports, and the class of an application. */
  private static final String FRAME =
      """
      import com.caucho.hessian.io.Hessian2Output;
      import com.esotericsoftware.kryo.Kryo;
      import com.esotericsoftware.kryo.io.Output;
      import com.esotericsoftware.kryo.serializers.DefaultSerializers;
      import com.esotericsoftware.kryo.util.DefaultInstantiatorStrategy;
      import com.fasterxml.jackson.annotation.JsonAutoDetect;
      import com.fasterxml.jackson.annotation.PropertyAccessor;
      import com.fasterxml.jackson.databind.ObjectMapper;
      import com.fasterxml.jackson.databind.PropertyNamingStrategies;
      import com.fasterxml.jackson.databind.json.JsonMapper;
      import dev.polycodec.*;
      import dev.polycodec.fory.*;
      import dev.polycodec.fst.*;
      import dev.polycodec.hessian.*;
      import dev.polycodec.jackson.*;
      import dev.polycodec.kryo.*;
      import dev.polycodec.onenio.*;
      import dev.polycodec.protostuff.*;
      import dev.polycodec.stored.*;
      import io.netty.buffer.*;
      import io.protostuff.LinkedBuffer;
      import io.protostuff.ProtostuffIOUtil;
      import io.protostuff.Schema;
      import io.protostuff.runtime.RuntimeSchema;
      import java.io.*;
      import java.net.URI;
      import java.util.*;
      import java.util.function.Consumer;
      import one.nio.serial.Serializer;
      import org.apache.fory.Fory;
      import org.nustaq.serialization.FSTConfiguration;
      import org.objenesis.strategy.StdInstantiatorStrategy;
      import org.redisson.client.codec.BaseCodec;
      import org.redisson.client.handler.State;
      import org.redisson.client.protocol.*;
      import org.redisson.codec.*;
      import org.springframework.data.redis.serializer.*;

      public class Guide {
        public static final class Order implements Serializable {
          private static final long serialVersionUID = 1;
          private String customer = "";
          private ArrayList<String> items = new ArrayList<>();
          public Order() {}
          @Override public boolean equals(Object o) {
            return o instanceof Order that && customer.equals(that.customer) && items.equals(that.items);
          }
          @Override public int hashCode() { return customer.hashCode(); }
        }

        public static void main(String[] args) throws Exception {
          Order order = new Order();
          order.customer = "Ann";
          order.items.add("compiler");
          %s
          System.out.println("ran");
        }
      }
      """;

  /**
   * The libraries whose codecs and serializers the guides take over from, which are no codecs of
   * ours.
   */
  private static final Path GUESTS = Path.of("target", "guests").toAbsolutePath();

  @TempDir private Path home;

  static List<Path> guides() throws IOException {
    try (Stream<Path> pages = Files.list(DOCS)) {
      return pages.filter(page -> page.getFileName().toString().startsWith("from-")).toList();
    }
  }

  @ParameterizedTest
  @MethodSource("guides")
  void everyGuideRuns(Path guide) throws IOException {
    String program =
        BLOCK
            .matcher(Files.readString(guide))
            .results()
            .map(block -> block.group(1))
            .collect(Collectors.joining("\n"));
    List<Path> jars = jars();
    Sources.compile("Guide", FRAME.formatted(program), jars, home);
    List<String> flags = Stream.concat(Stream.of("-ea"), flags(program)).toList();
    assertThat(new App(home, "Guide", jars, flags, List.of()).printed()).endsWith("ran");
  }

  private static List<Path> jars() throws IOException {
    try (Stream<Path> guests = Files.list(GUESTS)) {
      return Stream.concat(Jars.all().stream(), guests).toList();
    }
  }

  /** Returns what the codecs that a program names need of the JVM. */
  private static Stream<String> flags(String program) {
    return ServiceLoader.load(CodecProvider.class).stream()
        .map(ServiceLoader.Provider::get)
        .flatMap(
            provider ->
                provider.variants().stream()
                    .filter(variant -> program.contains("use(\"" + variant.name() + "\")"))
                    .flatMap(variant -> provider.jvmFlags(variant).stream()));
  }

  @Test
  void everyLibraryThatACodecIsHasAGuide() throws IOException {
    String text = guides().stream().map(GuidesTest::read).collect(Collectors.joining());
    assertThat(ServiceLoader.load(CodecProvider.class))
        .flatExtracting(CodecProvider::variants)
        .extracting(Variant::name)
        .filteredOn(name -> name.endsWith("-plain"))
        .allSatisfy(name -> assertThat(text).contains(name));
  }

  private static String read(Path page) {
    try {
      return Files.readString(page);
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }
}
