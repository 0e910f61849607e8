package dev.polycodec.compare;

import dev.polycodec.spi.CodecProvider;
import dev.polycodec.spi.Variant;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.function.Function;

/**
 * The codecs on the class path: all variants of all providers.
 *
 * @param codecs the codecs, by name
 * @param problems a line for each provider that cannot be loaded
 */
record Discovery(Map<String, CodecInfo> codecs, List<String> problems) {

  /** Finds them in the set-ups that users choose among. */
  static Discovery run() {
    return run(SetUps::names);
  }

  /** Finds them in all set-ups, those of published tables included. */
  static Discovery withTables() {
    return run(SetUps::namesWithTables);
  }

  private static Discovery run(Function<Variant, List<String>> setUps) {
    Map<String, CodecInfo> codecs = new LinkedHashMap<>();
    List<String> problems = new ArrayList<>();
    Iterator<CodecProvider> providers = ServiceLoader.load(CodecProvider.class).iterator();
    while (true) {
      try {
        if (!providers.hasNext()) {
          return new Discovery(codecs, problems);
        }
        add(providers.next(), setUps, codecs);
      } catch (ServiceConfigurationError e) {
        problems.add("A codec is left out: " + e.getMessage());
      }
    }
  }

  private static void add(
      CodecProvider provider,
      Function<Variant, List<String>> setUps,
      Map<String, CodecInfo> codecs) {
    for (Variant variant : provider.variants()) {
      for (String name : setUps.apply(variant)) {
        codecs.put(name, new CodecInfo(name, variant, provider.jvmFlags(variant)));
      }
    }
  }

  /**
   * Returns the codecs of the given names, or all if no name is given.
   *
   * @throws Failure if a name is not among them
   */
  List<CodecInfo> select(List<String> names) {
    List<CodecInfo> selected = new ArrayList<>();
    for (String name : names.isEmpty() ? codecs.keySet() : names) {
      CodecInfo codec = codecs.get(name);
      if (codec == null) {
        throw Names.unknown("codec", name, codecs.keySet());
      }
      selected.add(codec);
    }
    return selected;
  }
}
