package dev.polycodec.it;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import com.caucho.hessian.io.AbstractHessianOutput;
import com.caucho.hessian.io.Hessian2Output;
import com.caucho.hessian.io.HessianOutput;
import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.kryo.io.Output;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.dataformat.smile.databind.SmileMapper;
import dev.polycodec.Codec;
import dev.polycodec.CodecBuilder;
import dev.polycodec.Codecs;
import dev.polycodec.MalformedDataException;
import dev.polycodec.stored.Envelope;
import dev.polycodec.stored.Envelopes;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

@Tag("once")
@DisplayName("A framed codec says what plain bytes look like, and what it says to do reads them")
class PlainBytesTest {

  /** What applications have stored. */
  static final class Visit implements Serializable {

    private static final long serialVersionUID = 1;

    public String guest = "Ada";
    public int pages = 3;

    @Override
    public boolean equals(Object other) {
      return other instanceof Visit that && guest.equals(that.guest) && pages == that.pages;
    }

    @Override
    public int hashCode() {
      return pages;
    }
  }

  static List<Arguments> formats() throws IOException {
    ByteArrayOutputStream java = new ByteArrayOutputStream();
    new ObjectOutputStream(java).writeObject(new Visit());
    Kryo kryo = new Kryo();
    kryo.setRegistrationRequired(false);
    Output output = new Output(100, -1);
    kryo.writeClassAndObject(output, new Visit());
    return List.of(
        arguments("a Java object stream", "jdk-plain", java.toByteArray()),
        arguments("plain Kryo", "kryo-plain", output.toBytes()),
        arguments("plain Hessian 2.0", "hessian-plain", hessian(Hessian2Output::new)),
        arguments("plain Hessian 1.0", "hessian1-plain", hessian(HessianOutput::new)),
        arguments("Smile", "smile", new SmileMapper().writeValueAsBytes(new Visit())),
        arguments("JSON", "json", new ObjectMapper().writeValueAsBytes(new Visit())));
  }

  private static byte[] hessian(Function<ByteArrayOutputStream, AbstractHessianOutput> opener)
      throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    AbstractHessianOutput out = opener.apply(bytes);
    out.writeObject(new Visit());
    out.flush();
    return bytes.toByteArray();
  }

  @ParameterizedTest
  @MethodSource("formats")
  void adviceReadsTheBytes(String format, String reader, byte[] bytes) {
    for (String codec : List.of("jdk", "kryo", "smile-typed", "hessian", "onenio")) {
      try (Codec framed = Codecs.builder().use(codec).build()) {
        assertThatThrownBy(() -> framed.decode(bytes, Visit.class))
            .isExactlyInstanceOf(MalformedDataException.class)
            .hasMessage(
                "The bytes look like %s, this codec is '%s': read them with use(\"%3$s\"), or add"
                    + " envelope(Envelopes.defaults().readLegacy(\"%3$s\")) to the builder",
                format, codec, reader);
      }
      requireRead(Codecs.builder().use(reader), bytes);
      Envelope advised = Envelopes.defaults().readLegacy(reader);
      requireRead(Codecs.builder().use(codec).envelope(advised), bytes);
    }
  }

  private static void requireRead(CodecBuilder builder, byte[] bytes) {
    try (Codec codec = builder.build()) {
      assertThat(codec.decode(bytes, Visit.class)).isEqualTo(new Visit());
    }
  }
}
