package dev.polycodec.spi;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Properties;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.PriorityBlockingQueue;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class ContainerSettingsTest {

  private static final Comparator<String> REVERSE = Comparator.reverseOrder();

  @Test
  void aComparatorIsASetting() {
    assertThat(
            List.of(
                new TreeSet<>(REVERSE),
                new TreeMap<>(REVERSE),
                new PriorityQueue<>(REVERSE),
                new PriorityBlockingQueue<>(1, REVERSE)))
        .allSatisfy(
            container -> {
              assertThat(ContainerSettings.mayHave(container.getClass())).isTrue();
              assertThat(ContainerSettings.of(container)).isEqualTo("it has a comparator");
              assertThat(ContainerSettings.comparator(container)).isSameAs(REVERSE);
            });
  }

  @Test
  void aCapacityIsASetting() {
    ArrayBlockingQueue<Integer> queue = new ArrayBlockingQueue<>(3);
    queue.add(1);
    assertThat(ContainerSettings.mayHave(ArrayBlockingQueue.class)).isTrue();
    assertThat(ContainerSettings.of(queue)).isEqualTo("it has a capacity");
    assertThat(ContainerSettings.capacity(queue)).isEqualTo(3);
  }

  @Test
  void aQueueInUseHasTheCapacityThatItWasMadeWith() {
    AtomicInteger readings = new AtomicInteger();
    LinkedBlockingQueue<Integer> queue =
        new LinkedBlockingQueue<>(50) {
          @Override
          public int remainingCapacity() {
            int remaining = super.remainingCapacity();
            if (readings.incrementAndGet() < 4) {
              add(1); // between the two readings
            }
            return remaining;
          }
        };
    assertThat(ContainerSettings.capacity(queue)).isEqualTo(50);
    assertThat(queue).isNotEmpty();
  }

  @Test
  void usualContainersHaveNone() {
    assertThat(
            List.of(
                new TreeSet<>(List.of(1)),
                new TreeMap<>(Map.of(1, 1)),
                new PriorityQueue<>(List.of(1)),
                new LinkedBlockingQueue<>(List.of(1)),
                new Properties(),
                List.of(1)))
        .allSatisfy(container -> assertThat(ContainerSettings.of(container)).isNull());
    assertThat(ContainerSettings.mayHave(ArrayList.class)).isFalse();
  }

  @Test
  void defaultsAreThoseOfTheDefaultsToo() {
    Properties outer = new Properties();
    outer.setProperty("a", "outer");
    outer.setProperty("b", "outer");
    Properties defaults = new Properties(outer);
    defaults.setProperty("b", "inner");
    Properties properties = new Properties(defaults);
    properties.setProperty("a", "own");
    assertThat(ContainerSettings.defaults(properties))
        .isEqualTo(Map.of("a", "outer", "b", "inner"));
    assertThat(ContainerSettings.mayHave(Properties.class)).isTrue();
    assertThat(ContainerSettings.of(properties)).isEqualTo("it has defaults");
    assertThat(properties).isEqualTo(Map.of("a", "own"));
  }

  @Test
  void keysThatAreNoTextsAreNotHashed() {
    Properties defaults = new Properties();
    defaults.setProperty("a", "default");
    defaults.setProperty("b", "default");
    Properties properties = new Properties(defaults);
    properties.put("b", "own");
    int[] hashed = new int[1];
    Object key =
        new Object() {
          @Override
          public int hashCode() {
            return hashed[0]++;
          }
        };
    properties.put(key, 1);
    int before = hashed[0];
    assertThat(ContainerSettings.defaults(properties)).isEqualTo(Map.of("a", "default"));
    assertThat(hashed[0]).isEqualTo(before);
  }
}
