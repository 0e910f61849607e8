package dev.polycodec.internal.surrogate;

import static dev.polycodec.internal.surrogate.Form.objects;
import static dev.polycodec.internal.surrogate.Form.require;
import static dev.polycodec.internal.surrogate.Form.text;
import static dev.polycodec.spi.SurrogateProvider.part;

import java.io.File;
import java.net.Inet4Address;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.UnknownHostException;
import java.nio.charset.Charset;
import java.nio.file.FileSystems;
import java.nio.file.Path;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Names of files, hosts and character sets: nothing is looked up, opened or resolved. */
final class NameForms {

  /** What every JDK knows; others ask classes on the class path. */
  private static final Set<String> PROTOCOLS = Set.of("http", "https", "file", "jar", "ftp");

  private NameForms() {}

  static void addTo(FormTable rows) {
    rows.add(text(File.class, File::getPath, File::new));
    rows.addFamily(text(Path.class, NameForms::path, Path::of));
    rows.addFamily(text(Charset.class, Charset::name, Charset::forName));
    rows.add(text(URL.class, NameForms::url, NameForms::url));
    rows.add(objects(Inet4Address.class, NameForms::address, a -> (Inet4Address) address(a)));
    rows.add(objects(Inet6Address.class, NameForms::address, a -> (Inet6Address) address(a)));
    rows.add(
        objects(
            InetSocketAddress.class,
            s ->
                new Object[] {
                  s.getAddress(), s.isUnresolved() ? s.getHostString() : "", s.getPort()
                },
            NameForms::socket));
  }

  private static String path(Path path) {
    if (path.getFileSystem() != FileSystems.getDefault()) {
      throw Form.none("A java.nio.file.Path of another file system");
    }
    return path.toString();
  }

  private static String url(URL url) {
    String text = url.toExternalForm();
    if (!url(text).toExternalForm().equals(text)) {
      throw Form.none("A java.net.URL that its text does not express");
    }
    return text;
  }

  private static URL url(String text) {
    require(PROTOCOLS.contains(text.substring(0, Math.max(0, text.indexOf(':')))));
    try {
      return new URL(text);
    } catch (MalformedURLException e) {
      throw new IllegalArgumentException(e);
    }
  }

  /** Asks for no name: the text has the one that is known, or none, before the slash. */
  private static @Nullable Object[] address(InetAddress address) {
    String text = address.toString();
    int scope = address instanceof Inet6Address six ? six.getScopeId() : 0;
    return new Object[] {text.substring(0, text.lastIndexOf('/')), address.getAddress(), scope};
  }

  private static InetAddress address(@Nullable Object[] form) {
    String host = part(form, 0, 3, String.class);
    byte[] bytes = part(form, 1, 3, byte[].class);
    int scope = part(form, 2, 3, Integer.class);
    String known = host.isEmpty() ? null : host;
    try {
      return scope == 0
          ? InetAddress.getByAddress(known, bytes)
          : Inet6Address.getByAddress(known, bytes, scope);
    } catch (UnknownHostException e) {
      throw new IllegalArgumentException(e);
    }
  }

  private static InetSocketAddress socket(@Nullable Object[] form) {
    require(form.length == 3);
    String host = part(form, 1, 3, String.class);
    int port = part(form, 2, 3, Integer.class);
    return form[0] == null
        ? InetSocketAddress.createUnresolved(host, port)
        : new InetSocketAddress((InetAddress) form[0], port);
  }
}
