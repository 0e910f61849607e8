package dev.polycodec.spi.walk;

import org.jspecify.annotations.Nullable;

/** How values of a class are written and read that refer to no other. */
public record LeafForm<T>(Writer<T> writer, Reader<T> reader) {

  /** How a value is written. */
  public interface Writer<T> {

    /** Writes a value. */
    void write(ObjectWriter walk, WireWriter out, T value) throws Exception;
  }

  /** How a value is read. */
  public interface Reader<T> {

    /** Reads a value. */
    @Nullable T read(ObjectReader walk, WireReader in) throws Exception;
  }
}
