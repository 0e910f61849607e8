package dev.polycodec.internal.pool;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class RetentionTest {

  private final Retention retention = new Retention();

  @Test
  void theUsualIsAlwaysKept() {
    for (int i = 0; i < 100; i++) {
      assertThat(retention.keeps(Retention.USUAL, 1)).isTrue();
    }
  }

  @Test
  void whatLargeMessagesNeedIsKeptWhileTheyKeepComing() {
    for (int i = 0; i < 1000; i++) {
      long message = i % 16 == 0 ? Retention.MOST / 8 : 1;
      assertThat(retention.keeps(Retention.MOST, message)).isTrue();
    }
  }

  @Test
  void whatSixteenMessagesHadNoUseForIsDropped() {
    assertThat(retention.keeps(Retention.MOST, Retention.MOST)).isTrue();
    for (int i = 0; i < 15; i++) {
      assertThat(retention.keeps(Retention.MOST, Retention.MOST / 8 - 1)).isTrue();
    }
    assertThat(retention.keeps(Retention.MOST, Retention.MOST / 8 - 1)).isFalse();
  }

  @Test
  void whatAPoolCouldNotBearIsDroppedAtOnce() {
    assertThat(retention.keeps(Retention.MOST + 1, Retention.MOST)).isFalse();
  }

  @Test
  void aLookIsDueAtFirstAndAfterEachMessageThatIsNotSmall() {
    assertThat(retention.isDue(1)).isTrue();
    retention.keeps(Retention.USUAL, 1);
    assertThat(retention.isDue(8 << 10)).isTrue();
  }

  @Test
  void sixteenSmallMessagesPassWithoutALookWhileTheUsualIsKept() {
    retention.keeps(Retention.USUAL, 1);
    for (int i = 0; i < 16; i++) {
      assertThat(retention.isDue(1)).isFalse();
    }
    assertThat(retention.isDue(1)).isTrue();
  }

  @Test
  void aLookIsDueAfterEachMessageWhileMoreThanTheUsualIsKept() {
    retention.keeps(Retention.USUAL, 1);
    retention.keeps(Retention.MOST, Retention.MOST);
    assertThat(retention.isDue(1)).isTrue();
    retention.keeps(Retention.MOST, 1);
    assertThat(retention.isDue(1)).isTrue();
  }

  @Test
  void aLookIsDueAfterAFailure() {
    retention.keeps(Retention.USUAL, 1);
    retention.doubt();
    assertThat(retention.isDue(1)).isTrue();
  }
}
