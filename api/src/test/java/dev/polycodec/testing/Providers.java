package dev.polycodec.testing;

import dev.polycodec.CodecBuilder;
import dev.polycodec.Codecs;
import dev.polycodec.spi.CodecProvider;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.net.URLConnection;
import java.net.URLStreamHandler;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Collections;
import java.util.Enumeration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Class paths made up for a test. */
public final class Providers {

  private Providers() {}

  /** Returns a builder that sees only the tiny codecs. */
  public static CodecBuilder tiny() {
    return Codecs.builder().classLoader(loader(TinyProvider.class));
  }

  /** Returns a loader that announces these providers and no other. */
  @SafeVarargs
  public static FakeLoader loader(Class<? extends CodecProvider>... providers) {
    return new FakeLoader()
        .with(
            "META-INF/services/" + CodecProvider.class.getName(),
            Arrays.stream(providers).map(Class::getName).collect(Collectors.joining("\n")));
  }

  /** A loader with some resources of its own, which hide those of its parent. */
  public static final class FakeLoader extends ClassLoader {

    private final Map<String, List<String>> resources = new HashMap<>();

    FakeLoader() {
      super(Providers.class.getClassLoader());
      resources.put("polycodec.properties", List.of());
    }

    /** Adds a resource, once for each text. */
    public FakeLoader with(String name, String... texts) {
      resources.put(name, List.of(texts));
      return this;
    }

    @Override
    public Enumeration<URL> getResources(String name) throws IOException {
      List<String> own = resources.get(name);
      if (own == null) {
        return super.getResources(name);
      }
      List<URL> urls = new java.util.ArrayList<>();
      for (int i = 0; i < own.size(); i++) {
        urls.add(url(name + "#" + i, own.get(i)));
      }
      return Collections.enumeration(urls);
    }

    @Override
    public URL getResource(String name) {
      List<String> own = resources.get(name);
      return own == null || own.isEmpty() ? super.getResource(name) : url(name, own.get(0));
    }

    @SuppressWarnings("deprecation") // the replacement came after the oldest supported JDK
    private static URL url(String name, String text) {
      try {
        return new URL(null, "test:" + name, new TextHandler(text));
      } catch (IOException e) {
        throw new IllegalStateException(e);
      }
    }
  }

  private static final class TextHandler extends URLStreamHandler {

    private final String text;

    TextHandler(String text) {
      this.text = text;
    }

    @Override
    protected URLConnection openConnection(URL url) {
      return new URLConnection(url) {
        @Override
        public void connect() {}

        @Override
        public InputStream getInputStream() {
          return new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
        }
      };
    }
  }
}
