package dev.polycodec.fory;

import dev.polycodec.CodecException;
import dev.polycodec.spi.BackendConfig.TypeIds;
import java.util.function.Consumer;
import org.apache.fory.Fory;
import org.apache.fory.config.Config;
import org.apache.fory.config.ForyBuilder;
import org.apache.fory.serializer.SerializerFactory;

/**
 * How the Forys of a codec are made.
 *
 * @param change of what is Fory's own for Java, with references, and any class by its name
 * @param registration of classes and serializers
 * @param hardened whether what may do harm is refused
 */
record Setup(
    Consumer<? super ForyBuilder> change, Consumer<? super Fory> registration, boolean hardened) {

  /**
   * Returns that of {@code fory}: classes as they are, of which bytes have a hash, constants by
   * their names.
   *
   * @param ids the numbers that stand for classes
   */
  static Setup hardened(TypeIds ids) {
    return new Setup(
        builder ->
            builder
                .withCompatible(false)
                .withClassVersionCheck(true)
                .serializeEnumByName(true)
                .ignoreTimeRef(false), // a Date that is shared stays one
        fory -> ids.classes().forEach(type -> number(fory, type, ids.idOf(type))),
        true);
  }

  private static void number(Fory fory, Class<?> type, int id) {
    if (!fory.getTypeResolver().isRegistered(type)) { // with a number of Fory's own
      fory.register(type, id);
    }
  }

  /**
   * Makes a Fory.
   *
   * @param first is asked for the serializer of each class, before the application is
   * @param gate loads what bytes name
   * @param levels the most that may be nested
   */
  Fory make(SerializerFactory first, ClassLoader gate, int levels) {
    ForyBuilder builder = Fory.builder();
    builder.withSerializerFactory(first);
    builder.withXlang(false).withRefTracking(true).requireClassRegistration(false);
    change.accept(builder);
    Fory made =
        builder
            .withClassLoader(gate)
            .withTypeChecker((resolver, name) -> true) // else it is logged that there is none
            .withMaxDepth(levels)
            .withMaxGraphMemoryBytes(Long.MAX_VALUE) // the message has a limit
            .withAsyncCompilation(false)
            .withDeserializeUnknownClass(false)
            .suppressClassRegistrationWarnings(true)
            .build();
    requireUsable(made.getConfig());
    made.getTypeResolver().setTypeChecker(null); // the loader checks names, and keeps none
    return made;
  }

  private static void requireUsable(Config set) {
    if (set.isXlang()
        || !set.trackingRef()
        || set.isMetaShareEnabled() != set.isScopedMetaShareEnabled()) {
      throw new CodecException(
          "fory-plain is Fory for Java with references, and each message has all that it takes:"
              + " leave withXlang(true), withRefTracking(false), withMetaShare and"
              + " withScopedMetaShare out of the setup");
    }
  }
}
