package dev.polycodec.spring.boot;

import org.jspecify.annotations.Nullable;
import org.springframework.aot.hint.RuntimeHints;
import org.springframework.aot.hint.RuntimeHintsRegistrar;

/** Brings the resources that the codecs look for into a native image. */
final class PolycodecHints implements RuntimeHintsRegistrar {

  @Override
  public void registerHints(RuntimeHints hints, @Nullable ClassLoader loader) {
    hints
        .resources()
        .registerPattern(CodecFactory.SPRING_VALUES)
        .registerPattern("polycodec.properties");
  }
}
