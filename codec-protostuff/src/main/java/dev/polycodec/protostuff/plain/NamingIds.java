package dev.polycodec.protostuff.plain;

import dev.polycodec.TypeNotAllowedException;
import io.protostuff.CollectionSchema;
import io.protostuff.Input;
import io.protostuff.MapSchema;
import io.protostuff.Output;
import io.protostuff.runtime.HasDelegate;
import io.protostuff.runtime.HasSchema;
import io.protostuff.runtime.IdStrategy;
import java.io.IOException;

/** A strategy that writes classes by name, as the library's {@code DefaultIdStrategy} does. */
abstract class NamingIds extends IdStrategy {

  /** The number of the field that names the class of an array's elements. */
  private static final int ARRAY = 15;

  NamingIds(int flags) {
    super(flags, null, 0);
  }

  /** Returns whether the application registered a factory for containers of a class. */
  abstract boolean hasFactory(Class<?> type);

  @Override
  protected void writeCollectionIdTo(Output output, int number, Class<?> type) throws IOException {
    boolean known = CollectionSchema.MessageFactories.accept(type.getSimpleName());
    output.writeString(number, containerName(type, known && !hasFactory(type)), false);
  }

  /** The library's own never finds a factory that is registered. */
  @Override
  protected void writeMapIdTo(Output output, int number, Class<?> type) throws IOException {
    boolean known = MapSchema.MessageFactories.accept(type.getSimpleName());
    output.writeString(number, containerName(type, known), false);
  }

  private static String containerName(Class<?> type, boolean known) {
    return known && isOfJdk(type) ? type.getSimpleName() : type.getName();
  }

  /** Returns whether the library takes a class for one of the JDK's containers. */
  static boolean isOfJdk(Class<?> type) {
    return type.getName().startsWith("java.util");
  }

  @Override
  protected void writeEnumIdTo(Output output, int number, Class<?> type) throws IOException {
    ((PlainOutput) output).message().check(type);
    output.writeString(number, type.getName(), false);
  }

  @Override
  protected void writeArrayIdTo(Output output, Class<?> component) throws IOException {
    output.writeString(ARRAY, component.getName(), false);
  }

  @Override
  protected void writeClassIdTo(Output output, Class<?> component, boolean array) {
    throw noClass();
  }

  @Override
  protected Class<?> resolveClassFrom(Input input, boolean mapped, boolean array) {
    throw noClass();
  }

  private static TypeNotAllowedException noClass() {
    return new TypeNotAllowedException("No policy allows the class java.lang.Class");
  }

  private static UnsupportedOperationException noPipe() {
    return new UnsupportedOperationException("This strategy has no pipes");
  }

  @Override
  protected void transferCollectionId(Input input, Output output, int number) {
    throw noPipe();
  }

  @Override
  protected void transferMapId(Input input, Output output, int number) {
    throw noPipe();
  }

  @Override
  protected void transferEnumId(Input input, Output output, int number) {
    throw noPipe();
  }

  @Override
  protected <T> HasSchema<T> transferPojoId(Input input, Output output, int number) {
    throw noPipe();
  }

  @Override
  protected <T> HasDelegate<T> transferDelegateId(Input input, Output output, int number) {
    throw noPipe();
  }

  @Override
  protected void transferArrayId(Input input, Output output, int number, boolean mapped) {
    throw noPipe();
  }

  @Override
  protected void transferClassId(
      Input input, Output output, int number, boolean mapped, boolean array) {
    throw noPipe();
  }
}
