package dev.polycodec.tck.sample;

import dev.polycodec.tck.sample.ModelHolders.OfAddress4;
import dev.polycodec.tck.sample.ModelHolders.OfObject;
import dev.polycodec.tck.sample.ModelHolders.OfPath;
import java.io.File;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.MalformedURLException;
import java.net.Proxy;
import java.net.URL;
import java.net.UnknownHostException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermission;
import java.time.format.TextStyle;
import java.util.Random;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import javax.xml.namespace.QName;
import org.jspecify.annotations.Nullable;

/** Names of files and hosts, and other small values of the JDK that applications hold. */
final class NameSamples {

  private NameSamples() {}

  static void addTo(SampleSet set) {
    addNames(set);
    addHosts(set);
    addEnums(set);
    set.typed("random", OfObject.class, NameSamples::random)
        .typed("lock", OfObject.class, ReentrantLock::new)
        .typed("fair lock", OfObject.class, () -> new ReentrantLock(true))
        .typed("lock to read and write", OfObject.class, () -> new ReentrantReadWriteLock(true));
  }

  private static void addNames(SampleSet set) {
    set.typed("file", OfObject.class, () -> new File("a/b"))
        .typed("file empty", OfObject.class, () -> new File(""))
        .typed("path", OfPath.class, () -> Path.of("/a", "../b"))
        .typed("path anywhere", OfObject.class, () -> Path.of("é"))
        .typed("charset", OfObject.class, () -> StandardCharsets.UTF_16BE)
        .typed("qualified name", OfObject.class, () -> new QName("urn:a", "b", "c"))
        .extra("url", OfObject.class, () -> url("http://user@127.0.0.1:8080/a?b=c#d"))
        .extra("url of a file", OfObject.class, () -> url("file:/a/b"));
  }

  private static void addHosts(SampleSet set) {
    set.typed("address", OfAddress4.class, () -> address(null, 127, 0, 0, 1))
        .typed("address with a name", OfObject.class, () -> address("no.such.host", 10, 0, 0, 1))
        .typed("long address", OfObject.class, () -> address(null, 32, 1, 13, 184, 1))
        .typed("socket", OfObject.class, () -> new InetSocketAddress(address("a", 10, 0, 0, 1), 80))
        .typed(
            "unresolved socket",
            OfObject.class,
            () -> InetSocketAddress.createUnresolved("no.such.host", 443));
  }

  private static void addEnums(SampleSet set) {
    set.typed("text style", OfObject.class, () -> TextStyle.NARROW)
        .typed("permission", OfObject.class, () -> PosixFilePermission.GROUP_READ)
        .typed("option", OfObject.class, () -> StandardOpenOption.APPEND)
        .typed("proxy type", OfObject.class, () -> Proxy.Type.SOCKS);
  }

  private static Random random() {
    Random random = new Random(7);
    random.nextGaussian();
    return random;
  }

  private static URL url(String text) {
    try {
      return new URL(text);
    } catch (MalformedURLException e) {
      throw new IllegalArgumentException(e);
    }
  }

  private static InetAddress address(@Nullable String host, int... bytes) {
    try {
      byte[] address = bytes.length == 4 ? new byte[4] : new byte[16];
      for (int i = 0; i < bytes.length; i++) {
        address[i] = (byte) bytes[i];
      }
      return InetAddress.getByAddress(host, address);
    } catch (UnknownHostException e) {
      throw new IllegalArgumentException(e);
    }
  }
}
