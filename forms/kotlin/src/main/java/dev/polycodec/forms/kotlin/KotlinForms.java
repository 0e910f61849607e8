package dev.polycodec.forms.kotlin;

import dev.polycodec.Surrogate;
import dev.polycodec.spi.SurrogateProvider;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import kotlin.Pair;
import kotlin.Result;
import kotlin.Triple;
import kotlin.UByte;
import kotlin.UInt;
import kotlin.ULong;
import kotlin.UShort;
import kotlin.Unit;
import kotlin.collections.CollectionsKt;
import kotlin.collections.IndexedValue;
import kotlin.collections.MapsKt;
import kotlin.collections.SetsKt;
import kotlin.ranges.RangesKt;
import kotlin.time.Duration;

/** The forms of values of Kotlin's library; used by {@link java.util.ServiceLoader}. */
public final class KotlinForms implements SurrogateProvider {

  @Override
  public String library() {
    return "kotlin.Unit";
  }

  @Override
  public List<Surrogate<?, ?>> surrogates() {
    List<Surrogate<?, ?>> all = new ArrayList<>(CollectionForms.all());
    all.addAll(RangeForms.all());
    addIfPresent("kotlin.time.Instant", InstantForm::instant, all);
    addIfPresent("kotlin.uuid.Uuid", UuidForm::uuid, all);
    return all;
  }

  /** Older versions of the library lack it. */
  private static void addIfPresent(
      String name, Supplier<Surrogate<?, ?>> form, List<Surrogate<?, ?>> all) {
    if (Unit.class.getResource("/" + name.replace('.', '/') + ".class") != null) {
      all.add(form.get());
    }
  }

  @Override
  public List<Class<?>> values() {
    return List.of(
        Unit.class,
        Pair.class,
        Triple.class,
        IndexedValue.class,
        CollectionsKt.emptyList().getClass(),
        SetsKt.emptySet().getClass(),
        MapsKt.emptyMap().getClass(),
        UByte.class,
        UShort.class,
        UInt.class,
        ULong.class,
        Duration.class,
        Result.class,
        Result.Failure.class,
        RangesKt.rangeTo("", "").getClass(),
        RangesKt.rangeTo(0.0, 0.0).getClass(),
        RangesKt.rangeTo(0f, 0f).getClass());
  }
}
