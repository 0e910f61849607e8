package dev.polycodec.internal.select;

import dev.polycodec.NoCodecException;
import dev.polycodec.Trait;
import dev.polycodec.spi.CodecProvider;
import dev.polycodec.spi.Trust;
import dev.polycodec.spi.Variant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The codecs that a class loader sees, and what went wrong with the others.
 *
 * @param broken the providers that failed to load
 */
record Discovery(List<Candidate> candidates, List<Broken> broken) {

  /** A loader that fails without getting on must not be asked for ever. */
  private static final int MAX_BROKEN = 100;

  /**
   * Asks every provider for its variants.
   *
   * @throws NoCodecException if two codecs have the same name, or two framed ones the same number
   */
  static Discovery of(ClassLoader loader) {
    Discovery found = new Discovery(new ArrayList<>(), new ArrayList<>());
    Iterator<CodecProvider> providers = ServiceLoader.load(CodecProvider.class, loader).iterator();
    while (found.broken.size() < MAX_BROKEN && found.addNext(providers)) {}
    found.requireDistinctNames();
    found.requireDistinctNumbers();
    return found;
  }

  private boolean addNext(Iterator<CodecProvider> providers) {
    try {
      if (!providers.hasNext()) {
        return false;
      }
      add(providers.next());
    } catch (ServiceConfigurationError | LinkageError | RuntimeException e) {
      broken.add(new Broken(null, e));
    }
    return true;
  }

  private void add(CodecProvider provider) {
    List<Variant> variants;
    try {
      variants = List.copyOf(provider.variants());
    } catch (LinkageError | RuntimeException e) {
      broken.add(new Broken(provider, e));
      return;
    }
    for (Variant variant : variants) {
      boolean primary = variant == variants.get(0) && canBePrimary(variant);
      candidates.add(new Candidate(provider, variant, primary));
    }
  }

  /** A codec that is only present must be fit for what any application encodes and decodes. */
  private static boolean canBePrimary(Variant variant) {
    return !variant.has(Trait.PLAIN) && variant.trust() != Trust.TRUSTED_INPUT_ONLY;
  }

  private void requireDistinctNames() {
    Map<String, Candidate> names = new HashMap<>();
    for (Candidate candidate : candidates) {
      Candidate other = names.putIfAbsent(candidate.name(), candidate);
      if (other != null) {
        throw new NoCodecException(
            "Two codecs have the name '%s': one in %s, one in %s; remove one of them"
                .formatted(candidate.name(), other.jar(), candidate.jar()));
      }
    }
  }

  private void requireDistinctNumbers() {
    Map<Integer, Candidate> numbers = new HashMap<>();
    for (Candidate candidate : candidates) {
      int number = candidate.variant().number();
      Candidate other = candidate.framed() ? numbers.putIfAbsent(number, candidate) : null;
      if (other != null) {
        throw new NoCodecException(
            ("The names of two codecs give the same number, so that their bytes cannot be told"
                    + " apart: %s and %s; remove one of them, or rename it")
                .formatted(other.described(), candidate.described()));
      }
    }
  }

  /**
   * Returns the primary codecs: those of generated classes only if there are no others, and none
   * that is there for another one.
   */
  List<Candidate> primaries() {
    Set<String> foundations =
        candidates.stream()
            .flatMap(each -> each.provider().builtOn().stream())
            .collect(Collectors.toSet());
    List<Candidate> all =
        candidates.stream()
            .filter(each -> each.primary() && !foundations.contains(each.name()))
            .toList();
    List<Candidate> general =
        all.stream().filter(each -> !each.variant().has(Trait.SCHEMA_FIRST)).toList();
    return general.isEmpty() ? all : general;
  }
}
