package dev.polycodec.tck.sample;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Collects samples by name, one group after the other. */
public final class SampleSet {

  private final Map<String, Sample> samples = new LinkedHashMap<>();
  private String group = "";

  /** Returns the whole value set. */
  public static List<Sample> all() {
    SampleSet set = new SampleSet();
    ScalarSamples.addTo(set.group("scalar"));
    TextSamples.addTo(set.group("text"));
    TimeSamples.addTo(set.group("time"));
    ArraySamples.addTo(set.group("array"));
    ListSamples.addTo(set.group("list"));
    SetSamples.addTo(set.group("set"));
    QueueSamples.addTo(set.group("queue"));
    MapSamples.addTo(set.group("map"));
    ObjectSamples.addTo(set.group("object"));
    FailureSamples.addTo(set.group("failure"));
    SubclassSamples.addTo(set.group("extension"));
    SubclassSamples.addAround(set.group("around"));
    NameSamples.addTo(set.group("name"));
    OpenSamples.addTo(set.group("open"));
    ExtraSamples.addTo(set.group("extra"));
    return List.copyOf(set.samples.values());
  }

  /** Adds a value that every object codec must take where its type is declared. */
  SampleSet core(String name, Class<?> holder, Supplier<@Nullable Object> value) {
    return add(new Sample(group + name, Tier.CORE, holder, false, value));
  }

  /** Adds a core value one class of which only the bytes name. */
  SampleSet named(String name, Class<?> holder, Supplier<@Nullable Object> value) {
    return add(new Sample(group + name, Tier.CORE, holder, true, value));
  }

  /** Adds a value that every codec that carries types must take. */
  SampleSet typed(String name, Class<?> holder, Supplier<@Nullable Object> value) {
    return add(new Sample(group + name, Tier.TYPED, holder, true, value));
  }

  /** Adds a value that every codec may refuse. */
  SampleSet extra(String name, Class<?> holder, Supplier<@Nullable Object> value) {
    return add(new Sample(group + name, Tier.EXTRA, holder, true, value));
  }

  private SampleSet group(String name) {
    group = name + "/";
    return this;
  }

  private SampleSet add(Sample sample) {
    if (samples.put(sample.name(), sample) != null) {
      throw new IllegalArgumentException("Two samples are named " + sample.name());
    }
    return this;
  }

  /** Returns an array list that may hold nulls, unlike {@code List.of}. */
  @SafeVarargs
  public static <T> List<@Nullable T> listOf(@Nullable T... elements) {
    List<@Nullable T> list = new ArrayList<>(elements.length);
    for (T element : elements) {
      list.add(element);
    }
    return list;
  }
}
