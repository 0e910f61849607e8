package dev.polycodec.spi.walk;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class NumberedObjectsTest {

  private final NumberedObjects objects = new NumberedObjects();

  @Test
  void objectsAreFoundByIdentity() {
    Object first = new StringBuilder("a");
    Object second = new StringBuilder("a");
    assertThat(objects.add(first)).isEqualTo(0);
    assertThat(objects.add(second)).isEqualTo(1);

    assertThat(objects.find(second)).isEqualTo(1);
    assertThat(objects.find(new StringBuilder("a"))).isEqualTo(-1);
    assertThat(objects.get(0)).isSameAs(first);
  }

  @Test
  void manyObjectsKeepTheirNumbers() {
    for (int i = 0; i < 1_000; i++) {
      assertThat(objects.add(i)).isEqualTo(i);
    }

    assertThat(objects.size()).isEqualTo(1_000);
    assertThat(objects.get(999)).isEqualTo(999);
  }

  @Test
  void nothingIsLeftOfAMessage() {
    for (int message = 0; message < 10_000; message++) {
      assertThat(objects.add("object")).isEqualTo(0);
      objects.clear();
      assertThat(objects.size()).isZero();
      assertThat(objects.get(0)).isNull();
    }
  }

  @Test
  void roomForALargeMessageIsNotKeptForSmallOnes() {
    long usual = objects.retainedBytes();
    for (int i = 0; i < 10_000; i++) {
      objects.add(i);
    }
    objects.clear();
    assertThat(objects.retainedBytes()).isGreaterThan(usual);

    objects.add("one");
    objects.clear();
    assertThat(objects.retainedBytes()).isEqualTo(usual);
  }
}
