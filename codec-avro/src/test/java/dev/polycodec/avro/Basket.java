package dev.polycodec.avro;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.apache.avro.reflect.Nullable;
import org.jspecify.annotations.NullUnmarked;

/** A plain class as Avro's reflection takes it. */
@NullUnmarked
final class Basket {

  enum Size {
    SMALL,
    LARGE
  }

  static final class Line {
    private String product;
    private int count;
    private @Nullable Basket gift;

    Line() {}

    Line(String product, int count) {
      this.product = product;
      this.count = count;
    }
  }

  private byte flag;
  private short shelf;
  private char mark;
  private int id;
  private long at;
  private float weight;
  private double price;
  private boolean open;
  private String customer;
  private Size size;
  private byte[] photo;
  private int[] numbers;
  private String[] tags;
  private Line[] lines;
  private List<Line> list;
  private Set<String> names;
  private TreeSet<Integer> sorted;
  private Map<String, Line> byName;
  private Map<Integer, String> byNumber;
  private @Nullable String note;

  static Basket full() {
    Basket basket = new Basket();
    basket.flag = -1;
    basket.shelf = -2;
    basket.mark = '\uffff';
    basket.id = Integer.MIN_VALUE;
    basket.at = Long.MAX_VALUE;
    basket.weight = -0.0f;
    basket.price = Double.MIN_VALUE;
    basket.open = true;
    basket.customer = "Zo\u00eb \ud83d\ude00";
    basket.size = Size.LARGE;
    basket.photo = new byte[] {1, -1};
    basket.numbers = new int[] {0, -1};
    basket.tags = new String[] {"a", ""};
    basket.lines = new Line[] {new Line("chair", 2)};
    basket.list = new ArrayList<>(List.of(new Line("table", 1)));
    basket.names = Set.of("one");
    basket.sorted = new TreeSet<>(List.of(3, 1, 2));
    basket.byName = new HashMap<>(Map.of("k", new Line("lamp", 3)));
    basket.byNumber = new HashMap<>(Map.of(7, "seven"));
    return basket;
  }

  Line[] lines() {
    return lines;
  }

  Basket within(Basket gift) {
    list.get(0).gift = gift;
    return this;
  }

  Basket note(String text) {
    note = text;
    return this;
  }

  Basket list(List<Line> other) {
    list = other;
    return this;
  }

  int id() {
    return id;
  }
}
