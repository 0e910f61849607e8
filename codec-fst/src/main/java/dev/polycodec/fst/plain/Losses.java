package dev.polycodec.fst.plain;

import dev.polycodec.EncodeException;
import dev.polycodec.spi.BackendConfig;
import dev.polycodec.spi.ContainerSettings;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.Shape;
import dev.polycodec.spi.Shape.Kind;
import dev.polycodec.spi.Shapes;
import java.io.Serializable;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Properties;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.nustaq.serialization.FSTClazzInfo;
import org.nustaq.serialization.FSTConfiguration;
import org.nustaq.serialization.FSTObjectSerializer;
import org.nustaq.serialization.serializers.FSTCollectionSerializer;
import org.nustaq.serialization.serializers.FSTMapSerializer;

/**
 * What FST does not bring back by itself: looked at once for a class, and for each value where only
 * that tells. Serializers of the application are trusted.
 */
final class Losses {

  private static final String FST = "org.nustaq.serialization.";

  /** Views that hold on to what the container they belong to was, which is made anew. */
  private static final Set<String> VIEWS =
      Set.of("java.util.EnumMap$EntrySet", "java.util.concurrent.CopyOnWriteArrayList$COWSubList");

  private static final Verdict NONE = new Verdict(Void.class, "", false, false, null);

  private final FSTConfiguration configuration;
  private final Shapes shapes;
  private final Map<Class<?>, Verdict> verdicts = new IdentityHashMap<>();
  private Verdict last = NONE;
  private Verdict lastButOne = NONE;

  /**
   * What is known of a class.
   *
   * @param loss why no object comes back; empty if they do
   * @param measured whether they have elements or digits that count
   * @param keyed whether their reader puts in what they hold by looking for what is equal
   * @param look returns why an object does not come back, or null if it does; null for none
   */
  record Verdict(
      Class<?> type,
      String loss,
      boolean measured,
      boolean keyed,
      @Nullable Function<Object, @Nullable String> look) {}

  Losses(FSTConfiguration configuration, Shapes shapes) {
    this.configuration = configuration;
    this.shapes = shapes;
  }

  /**
   * Refuses a class that FST does not even look at.
   *
   * @throws EncodeException if it does not
   */
  void requireSerializable(Class<?> type) {
    if (!Serializable.class.isAssignableFrom(type)
        && type != Object.class
        && !configuration.isForceSerializable()
        && configuration.getCLInfoRegistry().getSerializerRegistry().getSerializer(type) == null) {
      throw new EncodeException(
          type.getName()
              + " is not Serializable, which FST requires: implement java.io.Serializable, let all"
              + " programs setForceSerializable(true), or encode with the codec 'fst'");
    }
  }

  /** Returns what is known of a class; most objects are of the two before. */
  Verdict judge(Class<?> type, FSTClazzInfo info) {
    if (type != last.type) {
      Verdict known = type == lastButOne.type ? lastButOne : look(type, info);
      lastButOne = last;
      last = known;
    }
    return last;
  }

  private Verdict look(Class<?> type, FSTClazzInfo info) {
    Verdict known = verdicts.get(type);
    if (known == null) {
      boolean keyed = Set.class.isAssignableFrom(type) || Map.class.isAssignableFrom(type);
      String loss = lossOf(type, info);
      known =
          new Verdict(
              type,
              loss,
              Message.measures(type),
              keyed,
              loss.isEmpty() ? lookAt(type, info) : null);
      verdicts.put(type, known);
    }
    return known;
  }

  /**
   * Refuses an object that would not come back.
   *
   * @throws EncodeException if it would not
   */
  void refuse(Object value, Verdict verdict) {
    Function<Object, @Nullable String> look = verdict.look;
    String loss = look == null ? verdict.loss : Objects.requireNonNullElse(look.apply(value), "");
    if (!loss.isEmpty()) {
      throw BackendConfig.lost(
          "FST",
          value.getClass().getName(),
          loss,
          "register a serializer of your own for the class, or encode with the codec 'fst'");
    }
  }

  /** Returns what is to be looked at in each object of a class, or null. */
  private @Nullable Function<Object, @Nullable String> lookAt(Class<?> type, FSTClazzInfo info) {
    if (Throwable.class.isAssignableFrom(type)) {
      return value ->
          shapes.hasMessageOfTheJvm((Throwable) value)
              ? "the JVM makes its message where it was thrown"
              : null;
    } else if (Properties.class.isAssignableFrom(type)) {
      return info.getSer() instanceof FSTMapSerializer ? Losses::ofProperties : null;
    }
    boolean byFields = info.getSer() == null && !info.isExternalizable();
    return byFields && !info.useCompatibleMode() ? shapes.lossCheck(type) : null;
  }

  private static @Nullable String ofProperties(Object properties) {
    return ContainerSettings.defaults((Properties) properties).isEmpty() ? null : "it has defaults";
  }

  /** Returns why no object of a class comes back; empty if they do. */
  private String lossOf(Class<?> type, FSTClazzInfo info) {
    FSTObjectSerializer serializer = info.getSer();
    if (serializer != null) {
      return serializer.getClass().getName().startsWith(FST) ? ofFst(type, serializer) : "";
    } else if (info.isExternalizable()) {
      return Construction.isPublic(type) ? "" : "it has no public constructor without arguments";
    }
    return type.isRecord() && info.getFieldInfo().length > 0
        ? "it is a record, the fields of which it cannot set"
        : byFields(type, info);
  }

  /** Such serializers are also for subclasses of what they were made for. */
  private String ofFst(Class<?> type, FSTObjectSerializer serializer) {
    Shape shape = shapes.of(type);
    shape.requireOpen();
    Kind kind = shape.kind();
    if (type.getClassLoader() != null && (kind == Kind.EXTENSION || kind == Kind.REFUSED)) {
      return "it has more than the content of the class that it extends";
    }
    boolean made =
        serializer instanceof FSTCollectionSerializer || serializer instanceof FSTMapSerializer;
    return made && !Construction.isPublicOfPublic(type)
        ? "its class, or its constructor without arguments, is not public"
        : "";
  }

  private String byFields(Class<?> type, FSTClazzInfo info) {
    if (VIEWS.contains(type.getName())) {
      return "it is a view of a container that is made anew";
    } else if (shapes.of(type).kind() == Kind.REFUSED && shapes.isOnly(type)) {
      return "it is the only object of its class";
    } else if (shapes.of(type).hasTransientContent() && !info.useCompatibleMode()) {
      return "what it holds is in transient fields";
    } else if (!(Serializable.class.isAssignableFrom(type))) {
      return type.getClassLoader() == null && Construction.hasTransient(type)
          ? "it is a class of the JDK with transient fields, and not Serializable"
          : "";
    }
    boolean hooked = info.useCompatibleMode();
    if (hooked && Construction.losesBase(type)) {
      return "a superclass is not Serializable, so that its fields would be lost";
    }
    boolean constructed = hooked || Construction.hasTransient(type);
    return constructed && !configuration.isForceSerializable() && !Construction.isOfBase(type)
        ? "a superclass is not Serializable, and has no constructor without arguments"
        : "";
  }
}
