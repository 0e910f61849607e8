package dev.polycodec.cli;

import dev.polycodec.CodecBuilder;
import dev.polycodec.compare.Failure;
import java.lang.reflect.InvocationTargetException;
import java.util.function.Consumer;

/** Sets up codecs by a class of the application, for all that no option of a command says. */
final class BuilderSetup {

  private final String option;
  private final String type;
  private final ClassLoader loader;

  /**
   * Creates a setup.
   *
   * @param option which names the class
   */
  BuilderSetup(String option, String type, ClassLoader loader) {
    this.option = option;
    this.type = type;
    this.loader = loader;
  }

  /**
   * Has the class set up a builder.
   *
   * @throws Failure if it cannot
   */
  void applyTo(CodecBuilder builder) {
    Consumer<CodecBuilder> setup = consumer();
    try {
      setup.accept(builder);
    } catch (RuntimeException | LinkageError e) {
      throw failure("failed with " + e, e);
    }
  }

  @SuppressWarnings("unchecked") // what it takes is found when it is called
  private Consumer<CodecBuilder> consumer() {
    try {
      Object made = Class.forName(type, true, loader).getDeclaredConstructor().newInstance();
      return (Consumer<CodecBuilder>) made;
    } catch (ClassNotFoundException e) {
      throw failure("is not on the --class-path", e);
    } catch (InvocationTargetException e) {
      throw failure("failed with " + e.getCause(), e);
    } catch (ReflectiveOperationException | ClassCastException e) {
      throw failure(
          "must be a public Consumer<CodecBuilder> with a public constructor without arguments", e);
    }
  }

  private Failure failure(String why, Throwable cause) {
    return new Failure(type + ", which " + option + " names, " + why, cause);
  }
}
