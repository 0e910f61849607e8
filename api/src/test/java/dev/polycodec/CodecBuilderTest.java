package dev.polycodec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.polycodec.spi.Backend;
import dev.polycodec.spi.BackendConfig;
import dev.polycodec.spi.CodecProvider;
import dev.polycodec.spi.Engine;
import dev.polycodec.spi.Plan;
import dev.polycodec.spi.RootType;
import dev.polycodec.spi.Variant;
import dev.polycodec.testing.Providers;
import dev.polycodec.testing.Samples;
import dev.polycodec.testing.Samples.Invoice;
import dev.polycodec.testing.Samples.Order;
import dev.polycodec.testing.TinyProvider;
import java.util.Date;
import java.util.List;
import org.junit.jupiter.api.Test;

class CodecBuilderTest {

  /** Options of the optional provider. */
  record Options(String text) {}

  /** Options of nobody. */
  record OtherOptions() {}

  /** A provider that asks for options. */
  public static final class OptionalProvider extends TinyProvider {
    @Override
    public Backend open(Variant variant, BackendConfig config) {
      if (config.options(Options.class).map(Options::text).orElse("").equals("fail")) {
        throw new CodecException("the flag --frobnicate is missing");
      }
      return super.open(variant, config);
    }
  }

  /** A provider whose backend is missing. */
  public static final class BackendlessProvider implements CodecProvider {
    @Override
    public List<Variant> variants() {
      return List.of(TinyProvider.TINY);
    }

    @Override
    public Backend open(Variant variant, BackendConfig config) {
      throw new NoClassDefFoundError("com/acme/Backend");
    }
  }

  /** Announces a codec whose library does with memory what the JVM denies. */
  public static final class DeniedProvider implements CodecProvider {
    @Override
    public List<Variant> variants() {
      return List.of(TinyProvider.TINY);
    }

    @Override
    public Backend open(Variant variant, BackendConfig config) {
      return new Backend() {
        @Override
        public Plan prepare(RootType root) {
          return Plan.NONE;
        }

        @Override
        public Engine newEngine() {
          UnsupportedOperationException denied =
              new UnsupportedOperationException("arrayBaseOffset");
          denied.setStackTrace(
              new StackTraceElement[] {
                new StackTraceElement("sun.misc.Unsafe", "beforeMemoryAccessSlow", null, 1)
              });
          throw new ExceptionInInitializerError(denied);
        }
      };
    }
  }

  @Test
  void callsThatContradictEachOtherAreRefused() {
    refused(builder().use("tiny").use("other"))
        .isEqualTo("use(\"tiny\") cannot be combined with use(\"other\")");
    refused(builder().use("tiny", Order.class).use("other", Order.class))
        .isEqualTo(
            "use(\"tiny\", Order.class) cannot be combined with use(\"other\", Order.class)");
    refused(builder().register(Order.class, 7).register(Invoice.class, 7))
        .isEqualTo("register(Order.class, 7) cannot be combined with register(Invoice.class, 7)");
    refused(builder().register(Order.class, 7).register(Order.class, 8))
        .isEqualTo("register(Order.class, 7) cannot be combined with register(Order.class, 8)");
    refused(builder().renamed("a.B", Order.class).renamed("a.B", Invoice.class))
        .isEqualTo(
            "renamed(\"a.B\", Order.class) cannot be combined with renamed(\"a.B\", Invoice.class)");
    refused(builder().configure(new Options("a")).configure(new Options("b")))
        .isEqualTo("configure(Options) cannot be combined with another configure(Options)");
  }

  @Test
  void sameCallTwiceIsNoContradiction() {
    try (Codec codec =
        builder()
            .use("tiny")
            .use("tiny")
            .register(Order.class, 7)
            .register(Order.class, 7)
            .build()) {
      assertThat(codec.name()).isEqualTo("tiny");
    }
  }

  @Test
  void numbersOfClassesAreBounded() {
    assertThatThrownBy(() -> builder().register(Order.class, 0))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("The number of %s is 0; it must be 1 to 65535", Order.class.getName());
    assertThatThrownBy(() -> builder().register(Order.class, 65_536))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void builderThatGoesOnDoesNotChangeWhatItBuilt() {
    CodecBuilder builder = builder().register(Order.class, 7);
    try (Codec first = builder.build();
        Codec second = builder.register(Invoice.class, 8).build()) {
      assertThat(first.encode(new Invoice(1)))
          .startsWith(0x11, 0x9B, Invoice.class.getName().length() * 2);
      assertThat(second.encode(new Invoice(1))).startsWith(0x11, 0x9B, 8 << 1 | 1);
    }
  }

  @Test
  void optionsReachTheBackendThatAsksForThem() {
    CodecBuilder builder = Codecs.builder().classLoader(Providers.loader(OptionalProvider.class));
    assertThatThrownBy(() -> builder.configure(new Options("fail")).build())
        .isExactlyInstanceOf(NoCodecException.class)
        .hasMessage("The codec 'tiny' cannot be opened: the flag --frobnicate is missing");
  }

  @Test
  void optionsThatNobodyAsksForAreRefused() {
    refused(builder().configure(new OtherOptions()))
        .isEqualTo(
            "configure(OtherOptions) cannot be combined with the codec 'tiny', which has no such"
                + " options");
  }

  @Test
  void aModeThatNoCodecHasIsRefused() {
    for (Evolution mode : Evolution.values()) {
      refused(builder().use("tiny-bare").evolution(mode))
          .isEqualTo(
              "evolution("
                  + mode
                  + ") cannot be combined with the codec 'tiny-bare', which has rules of its own"
                  + " for classes that change");
      builder().use("tiny").evolution(mode).build().close();
      builder().use("tiny").use("tiny-bare", Date.class).evolution(mode).build().close();
      builder().use("tiny-bare").use("tiny", Date.class).evolution(mode).build().close();
    }
  }

  @Test
  void missingBackendIsNamedWithTheJar() {
    CodecBuilder builder =
        Codecs.builder().classLoader(Providers.loader(BackendlessProvider.class));
    String jar = getClass().getProtectionDomain().getCodeSource().getLocation().toString();
    assertThatThrownBy(builder::build)
        .isExactlyInstanceOf(NoCodecException.class)
        .hasMessage(
            "The codec 'tiny' of %s cannot be opened: its backend is missing or does not fit"
                + " (java.lang.NoClassDefFoundError: com/acme/Backend)",
            jar)
        .hasCauseInstanceOf(NoClassDefFoundError.class);
  }

  @Test
  void engineThatTheVirtualMachineDeniesComesWithItsFlag() {
    CodecBuilder builder = Codecs.builder().classLoader(Providers.loader(DeniedProvider.class));
    assertThatThrownBy(builder::build)
        .isExactlyInstanceOf(NoCodecException.class)
        .hasMessage(
            "The codec 'tiny' cannot be opened: its backend is missing or does not fit"
                + " (java.lang.UnsupportedOperationException: arrayBaseOffset); this JVM denies the"
                + " library sun.misc.Unsafe: add --sun-misc-unsafe-memory-access=allow to the"
                + " command line")
        .hasCauseInstanceOf(ExceptionInInitializerError.class);
  }

  @Test
  void renamedClassKeepsItsNameOnTheWire() {
    try (Codec before = builder().build();
        Codec after = builder().renamed("com.acme.Bill", Invoice.class).build()) {
      byte[] bytes = after.encode(new Invoice(7));
      assertThat(bytes).startsWith(0x11, 0x9B, "com.acme.Bill".length() * 2, 'c', 'o', 'm');
      assertThat(after.decode(bytes, Invoice.class)).isEqualTo(new Invoice(7));
      assertThatThrownBy(() -> before.decode(bytes, Invoice.class))
          .isInstanceOf(TypeMismatchException.class);
    }
  }

  @Test
  void oldNameThatNoMessageMayHaveIsRefused() {
    for (String name : List.of("", "a".repeat(513))) {
      CodecBuilder renaming = builder().renamed(name, Order.class);
      assertThatThrownBy(renaming::build)
          .isExactlyInstanceOf(IllegalArgumentException.class)
          .hasMessage(
              "The old name of %s has %d characters; it must have 1 to 512",
              Order.class.getName(), name.length());
    }
  }

  @Test
  void registeredClassesDecodeThroughAnOpenType() {
    try (Codec codec = builder().register(Order.class, 1).build()) {
      assertThat(codec.decode(codec.encode(Samples.order()), Object.class))
          .isEqualTo(Samples.order());
    }
  }

  @Test
  void missingPatternFileIsNamed() {
    assertThatThrownBy(() -> builder().allowFrom("no/such.file").build())
        .isInstanceOf(CodecException.class)
        .hasMessage("There is no resource no/such.file on the class path, which allowFrom names");
  }

  private static CodecBuilder builder() {
    return Providers.tiny();
  }

  private static org.assertj.core.api.AbstractStringAssert<?> refused(CodecBuilder builder) {
    Throwable thrown = org.assertj.core.api.Assertions.catchThrowable(builder::build);
    assertThat(thrown).isExactlyInstanceOf(IllegalStateException.class);
    return assertThat(thrown.getMessage());
  }
}
