package dev.polycodec.spark;

import static dev.polycodec.spi.SurrogateProvider.form;
import static dev.polycodec.spi.SurrogateProvider.part;
import static dev.polycodec.spi.SurrogateProvider.require;

import dev.polycodec.Surrogate;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import org.apache.hadoop.conf.Configuration;
import org.apache.spark.util.SerializableConfiguration;
import org.jspecify.annotations.Nullable;
import scala.collection.immutable.ArraySeq;
import scala.collection.immutable.Range;
import scala.reflect.ClassTag;

/** Forms of the sequences that Spark makes, and of the configuration that it broadcasts. */
final class Collections {

  private static final int MANY = 4;

  private Collections() {}

  static List<Surrogate<?, ?>> forms() {
    return List.of(arrays(), mutableArrays(), ranges(), tags(), Groups.form(), configurations());
  }

  /** The array, so that numbers stay numbers, and its class is as it was. */
  private static Surrogate<?, ?> arrays() {
    return form(
        ArraySeq.class,
        Object[].class,
        (ArraySeq<?> sequence) -> new Object[] {sequence.unsafeArray()},
        form -> ArraySeq.unsafeWrapArray(array(form)));
  }

  private static Surrogate<?, ?> mutableArrays() {
    return form(
        scala.collection.mutable.ArraySeq.class,
        Object[].class,
        (scala.collection.mutable.ArraySeq<?> sequence) -> new Object[] {sequence.array()},
        form -> scala.collection.mutable.ArraySeq.make(array(form)));
  }

  static Object array(@Nullable Object[] form) {
    Object array = part(form, 0, 1, Object.class);
    require(array.getClass().isArray());
    return array;
  }

  /** What {@code parallelize} of a range gives to each task. */
  private static Surrogate<?, ?> ranges() {
    return form(
        Range.class,
        Object[].class,
        (Range range) ->
            new Object[] {range.start(), range.end(), range.step(), range.isInclusive()},
        form -> {
          int start = part(form, 0, MANY, Integer.class);
          int end = part(form, 1, MANY, Integer.class);
          int step = part(form, 2, MANY, Integer.class);
          return part(form, 3, MANY, Boolean.class)
              ? new Range.Inclusive(start, end, step)
              : new Range.Exclusive(start, end, step);
        });
  }

  /** An empty array of the class, as the policy asks about arrays like about what they hold. */
  private static Surrogate<?, ?> tags() {
    return form(
        ClassTag.class,
        Object[].class,
        (ClassTag<?> tag) -> new Object[] {tag.newArray(0)},
        form -> ClassTag.apply(array(form).getClass().getComponentType()));
  }

  private static Surrogate<?, ?> configurations() {
    return form(
        SerializableConfiguration.class,
        byte[].class,
        Collections::bytes,
        Collections::configuration);
  }

  private static byte[] bytes(SerializableConfiguration configuration) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try {
      configuration.value().write(new DataOutputStream(bytes));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toByteArray();
  }

  private static SerializableConfiguration configuration(byte[] bytes) {
    Configuration configuration = new Configuration(false);
    try {
      configuration.readFields(new DataInputStream(new ByteArrayInputStream(bytes)));
    } catch (IOException e) {
      throw new IllegalArgumentException(e);
    }
    return new SerializableConfiguration(configuration);
  }
}
