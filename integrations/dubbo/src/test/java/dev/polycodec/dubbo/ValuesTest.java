package dev.polycodec.dubbo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.caucho.hessian.io.Hessian2Output;
import dev.polycodec.Codec;
import dev.polycodec.Codecs;
import dev.polycodec.TypeNotAllowedException;
import dev.polycodec.hessian.HessianPlainOptions;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class ValuesTest {

  private static final Codec HESSIAN =
      Codecs.builder()
          .use("hessian-plain")
          .configure(HessianPlainOptions.builder().severalValues(true).build())
          .build();

  private static final AtomicInteger ALARMS = new AtomicInteger();

  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
  private final Hessian2Output out = new Hessian2Output(bytes);

  /** A class that nobody allows, of which no code may run. */
  static final class Trap {

    static {
      ALARMS.incrementAndGet();
    }

    @Override
    public String toString() {
      return "trap " + ALARMS.incrementAndGet();
    }
  }

  @BeforeEach
  void disarm() {
    ALARMS.set(0);
  }

  @AfterAll
  static void close() {
    HESSIAN.close();
  }

  private ValuesInput in() throws IOException {
    out.flush();
    return new ValuesInput(HESSIAN, new ByteArrayInputStream(bytes.toByteArray()));
  }

  private void writeTrap() throws IOException {
    assertThat(out.writeObjectBegin(Trap.class.getName())).isEqualTo(-1);
    out.writeClassFieldLength(0);
    out.writeObjectBegin(Trap.class.getName());
    out.writeObjectEnd();
  }

  @Test
  void textsBeforeAnObjectThatIsRefusedCanBeRead() throws IOException {
    out.writeString("place");
    out.writeString(null);
    writeTrap();
    ValuesInput in = in();
    assertThat(in.readUTF()).isEqualTo("place");
    assertThat(in.readUTF()).isNull();
    assertThatThrownBy(in::readObject).isInstanceOf(TypeNotAllowedException.class);
    assertThat(ALARMS).hasValue(0);
  }

  @Test
  void objectThatIsRefusedIsNotReadInPlaceOfAText() throws IOException {
    writeTrap();
    ValuesInput in = in();
    assertThatThrownBy(in::readUTF)
        .isInstanceOf(IOException.class)
        .hasMessage("The message has something else where a text belongs");
    assertThat(ALARMS).hasValue(0);
  }
}
