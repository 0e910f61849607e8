package dev.polycodec.onenio;

import static org.assertj.core.api.Assertions.assertThat;

import dev.polycodec.Codec;
import dev.polycodec.Codecs;
import dev.polycodec.tck.NeighbourTests;
import dev.polycodec.tck.model.Graphs.Node;
import one.nio.serial.Repository;
import one.nio.serial.Serializer;
import org.junit.jupiter.api.Test;

class OneNioNeighbourTest extends NeighbourTests {

  OneNioNeighbourTest() {
    super("onenio");
  }

  /** Uses the static repository, with serializers that one-nio generates. */
  @Override
  protected Object plainCopy(Object value) throws Exception {
    return Serializer.deserialize(Serializer.persist(value));
  }

  @Test
  void aClassThatACodecMeetsDoesNotEnterTheRepository() throws Exception {
    byte[] before = Repository.saveSnapshot();
    try (Codec codec = Codecs.builder().use("onenio").build()) {
      codec.decode(codec.encode(new Node("new to one-nio")), Node.class);
    }
    assertThat(Repository.saveSnapshot()).isEqualTo(before);
  }
}
