package com.acme.driver;

import static org.assertj.core.api.Assertions.assertThat;

import com.acme.orders.Basket;
import com.acme.orders.Payment;
import dev.polycodec.Codec;
import dev.polycodec.Codecs;
import dev.polycodec.registry.MemoryStore;
import dev.polycodec.registry.RegistryCodec;
import dev.polycodec.registry.StoreRegistry;
import dev.polycodec.stored.Envelope;
import dev.polycodec.stored.Envelopes;
import java.io.ByteArrayOutputStream;
import java.io.ObjectOutputStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("The two versions of the classes of orders")
class VersionsTest {

  private final StoreRegistry registry = new StoreRegistry(new MemoryStore());
  private final ClassLoader version1 = getClass().getClassLoader();
  private final ClassLoader version2 = new Version(Path.of("../orders-2/target/classes"));

  @AfterEach
  void close() {
    registry.close();
  }

  @ParameterizedTest
  @CsvSource({"kryo, fst", "fst, kryo"})
  void areReadByEachOtherWhicheverCodecWrites(String from, String to) throws Exception {
    Payment payment = Payment.of("session", basket());
    Object of2 = codec(version2, to, from).decode(codec(version1, from, to).encode(payment), any());
    assertThat(of2.getClass().getClassLoader()).isSameAs(version2);
    assertThat(of2)
        .hasToString(
            "Payment[id="
                + payment.id()
                + ", at=null, session=session, "
                + "lines=[Line[item=lamp, cents=4900, quantity=1]], cents=4900, currency=null]");

    Object back = codec(version1, to, from).decode(codec(version2, from, to).encode(of2), any());
    assertThat(back).isEqualTo(payment);
    assertThat(registry.fetched()).isPositive();
  }

  @Test
  void areReadFromWhatSpringHasStoredBefore() throws Exception {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    new ObjectOutputStream(bytes).writeObject(basket());
    Object of2 = codec(version2, "kryo", "fst").decode(bytes.toByteArray(), any());
    assertThat(of2.getClass().getMethod("currency").invoke(of2)).isEqualTo("EUR");
    assertThat(of2.getClass().getMethod("lines").invoke(of2))
        .hasToString("[Line[item=lamp, cents=4900, quantity=1]]");
  }

  private static Basket basket() {
    Basket basket = new Basket();
    basket.add("lamp", 4900);
    return basket;
  }

  private static Class<Object> any() {
    return Object.class;
  }

  private Codec codec(ClassLoader loader, String writes, String reads) {
    Envelope envelope = Envelopes.defaults().alsoRead(reads).readLegacy("jdk-plain");
    return RegistryCodec.of(
        Codecs.builder().classLoader(loader).use(writes).allow("com.acme.orders.*"),
        envelope,
        registry);
  }

  /** Has classes of its own where another version would be found. */
  private static final class Version extends URLClassLoader {

    Version(Path classes) {
      super(new URL[] {url(classes)}, VersionsTest.class.getClassLoader());
    }

    private static URL url(Path path) {
      try {
        return path.toUri().toURL();
      } catch (java.net.MalformedURLException e) {
        throw new IllegalArgumentException(e);
      }
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
      Class<?> known = findLoadedClass(name);
      if (known == null && name.startsWith("com.acme.orders.")) {
        return findClass(name);
      }
      return known == null ? super.loadClass(name, resolve) : known;
    }
  }
}
