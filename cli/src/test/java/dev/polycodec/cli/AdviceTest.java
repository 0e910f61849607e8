package dev.polycodec.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import com.acme.Order;
import dev.polycodec.Codec;
import dev.polycodec.CodecBuilder;
import dev.polycodec.Codecs;
import dev.polycodec.Limits;
import dev.polycodec.stored.Envelopes;
import java.io.Serializable;
import org.junit.jupiter.api.Test;

/** Each message is that of a codec, so that no rule is for words that nobody says any more. */
class AdviceTest {

  private static final Order ORDER = Order.sample();

  /** Has a hook that no codec but jdk runs. */
  static final class Hooked implements Serializable {

    private static final long serialVersionUID = 1;

    private Object writeReplace() {
      return "replaced";
    }
  }

  private static String ofEncoding(CodecBuilder builder, Object value) {
    try (Codec codec = builder.build()) {
      return Advice.of(catchThrowable(() -> codec.encode(value)));
    }
  }

  private static String ofDecoding(CodecBuilder writing, CodecBuilder reading) {
    try (Codec writer = writing.build();
        Codec reader = reading.build()) {
      byte[] bytes = writer.encode(ORDER);
      return Advice.of(catchThrowable(() -> reader.decode(bytes, Object.class)));
    }
  }

  private static CodecBuilder kryo() {
    return Codecs.builder().use("kryo").allow("com.acme.*");
  }

  @Test
  void formIsBroughtByAJar() {
    assertThat(ofEncoding(kryo(), new Hooked()))
        .endsWith(
            ", which this codec does not run: put a jar with a SurrogateProvider for it on"
                + " --class-path");
  }

  @Test
  void classThatIsMissingIsAddedToTheClassPath() {
    assertThat(ofDecoding(kryo().renamed("com.acme.Gone", Order.class), kryo()))
        .startsWith("The policy allows the class com.acme.Gone, but the codec's loader, ")
        .endsWith(
            ", does not find it; add its jar to --class-path, or say renamed(...) in the class of"
                + " --from-setup");
  }

  @Test
  void codecOfAnEnvelopeIsNamed() {
    CodecBuilder writing = Codecs.builder().use("jdk").envelope(Envelopes.defaults());
    assertThat(ofDecoding(writing, kryo().envelope(Envelopes.defaults())))
        .isEqualTo(
            "The bytes were written by the codec 'jdk', which takes no part in kryo: add jdk to"
                + " --from");
  }

  @Test
  void setupOfKryoIsHandedOverByAnOption() {
    try (Codec codec = Codecs.builder().use("kryo-plain").build()) {
      byte[] registered = {100, 1};
      assertThat(Advice.of(catchThrowable(() -> codec.decode(registered, Object.class))))
          .endsWith(": hand over the setup of the writer with --from-setup");
    }
  }

  @Test
  void limitIsRaisedByASetup() {
    assertThat(ofEncoding(kryo().limits(Limits.defaults().withMaxBytes(10)), ORDER))
        .isEqualTo(
            "The message has more than 10 bytes; raise Limits.withMaxBytes in the classes of"
                + " --from-setup and --to-setup");
  }

  @Test
  void codecThatIsNotThereWasNamedByAnOption() {
    assertThat(Advice.of(catchThrowable(() -> Codecs.builder().use("cryo").build())))
        .startsWith("There is no codec 'cryo', which --from or --to names; present: ");
  }
}
