package dev.polycodec.onenio;

import static org.assertj.core.api.Assertions.assertThat;

import dev.polycodec.Codec;
import dev.polycodec.Codecs;
import dev.polycodec.tck.NeighbourTests;
import dev.polycodec.tck.model.Graphs.Node;
import one.nio.serial.Repository;
import one.nio.serial.Serializer;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OneNioNeighbourTest extends NeighbourTests {

  OneNioNeighbourTest() {
    super("onenio-persist", "onenio");
  }

  /** Uses the static repository, with serializers that one-nio generates. */
  @Override
  protected Object plainCopy(Object value) throws Exception {
    return Serializer.deserialize(Serializer.persist(value));
  }

  @ParameterizedTest
  @ValueSource(strings = {"onenio-persist", "onenio"})
  void aClassThatACodecMeetsDoesNotEnterTheRepository(String name) throws Exception {
    byte[] before = Repository.saveSnapshot();
    try (Codec codec = Codecs.builder().use(name).build()) {
      codec.decode(codec.encode(new Node("new to one-nio")), Node.class);
    }
    assertThat(Repository.saveSnapshot()).isEqualTo(before);
  }
}
