package dev.polycodec.kryo.plain;

import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.kryo.KryoException;
import com.esotericsoftware.kryo.io.Output;
import dev.polycodec.spi.Backend;
import dev.polycodec.spi.BackendConfig;
import java.util.function.Consumer;
import java.util.function.IntFunction;

/** Makes engines that write and read as plain Kryo does. */
public final class PlainBackend implements Backend {

  static {
    // Kryo does so where a stack ends. A class of the JDK that is initialised there fails for ever.
    new KryoException().addTrace(PlainBackend.class.getName());
  }

  private final BackendConfig config;
  private final Consumer<? super Kryo> setup;
  private final boolean rootsNamed;
  private final IntFunction<Output> outputs;

  /**
   * Creates the backend of a codec, and tries the setup.
   *
   * @param setup sets up the Kryo of each engine
   * @param rootsNamed whether the bytes begin with the class of the root
   * @param outputs makes what is written to, an array that grows from a number of bytes
   */
  public PlainBackend(
      BackendConfig config,
      Consumer<? super Kryo> setup,
      boolean rootsNamed,
      IntFunction<Output> outputs) {
    this.config = config;
    this.setup = setup;
    this.rootsNamed = rootsNamed;
    this.outputs = outputs;
    newEngine(); // fails now, not on the first message, if the application's setup does
  }

  @Override
  public PlainEngine newEngine() {
    return new PlainEngine(config, setup, rootsNamed, outputs);
  }
}
