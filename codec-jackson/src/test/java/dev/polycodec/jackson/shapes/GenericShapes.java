package dev.polycodec.jackson.shapes;

import static dev.polycodec.jackson.shapes.Sample.all;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import dev.polycodec.TypeRef;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.UUID;

/** Generic classes, and containers of anything. */
final class GenericShapes {

  private GenericShapes() {}

  static class Box<T> {
    private T content;

    Box() {}

    Box(T content) {
      this.content = content;
    }

    public T getContent() {
      return content;
    }

    public void setContent(T content) {
      this.content = content;
    }
  }

  static final class TextBox extends Box<String> {
    public int size;

    TextBox() {}

    TextBox(String text, int size) {
      super(text);
      this.size = size;
    }
  }

  static final class Page<T> {
    private final List<T> items;
    private final long total;

    @JsonCreator
    Page(@JsonProperty("items") List<T> items, @JsonProperty("total") long total) {
      this.items = items;
      this.total = total;
    }

    public List<T> getItems() {
      return items;
    }

    public long getTotal() {
      return total;
    }

    public boolean isEmpty() {
      return items.isEmpty();
    }
  }

  static class Node<K extends Comparable<K>, V> {
    public K key;
    public V value;
    public List<Node<K, V>> children = new ArrayList<>();

    Node() {}

    Node(K key, V value) {
      this.key = key;
      this.value = value;
    }

    Node<K, V> with(Node<K, V> child) {
      children.add(child);
      return this;
    }
  }

  enum Level {
    LOW,
    HIGH {
      @Override
      public String toString() {
        return "high!";
      }
    }
  }

  static final class Item {
    private String _label;

    Item() {}

    Item(String label) {
      _label = label;
    }

    public String getLabel() {
      return _label;
    }

    public void setLabel(String label) {
      _label = label;
    }
  }

  private static Sample of(Object value, TypeRef<?> type) {
    return Sample.of(value, type);
  }

  private static <K, V> Map<K, V> map(K key, V value) {
    Map<K, V> map = new LinkedHashMap<>();
    map.put(key, value);
    return map;
  }

  static List<Sample> samples() {
    UUID id = new UUID(1, 2);
    return all(
        of(new Box<>("a"), new TypeRef<Box<String>>() {}),
        of(new Box<>(1L), new TypeRef<Box<Long>>() {}),
        of(new Box<>(id), new TypeRef<Box<UUID>>() {}),
        of(new Box<>(Level.HIGH), new TypeRef<Box<Level>>() {}),
        of(new Box<>(new Item("i")), new TypeRef<Box<Item>>() {}),
        of(new Box<>(List.of(new Item("i"))), new TypeRef<Box<List<Item>>>() {}),
        of(new Box<>(map("k", new Item(null))), new TypeRef<Box<Map<String, Item>>>() {}),
        of(new Box<>(new Box<>(new Box<>(1))), new TypeRef<Box<Box<Box<Integer>>>>() {}),
        of(new Box<>(Optional.of("o")), new TypeRef<Box<Optional<String>>>() {}),
        of(new Box<>(Optional.of(new Item("o"))), new TypeRef<Box<Optional<Item>>>() {}),
        of(new Box<>(new int[] {1, 2}), new TypeRef<Box<int[]>>() {}),
        of(new Box<>(new Item[] {new Item("x")}), new TypeRef<Box<Item[]>>() {}),
        of(new Box<Object>("a"), new TypeRef<Box<Object>>() {}),
        of(new Box<Object>(List.of(1, "a", true)), new TypeRef<Box<Object>>() {}),
        new TextBox("a", 1),
        new TextBox(null, 0),
        of(new Page<>(List.of("a", "b"), 9), new TypeRef<Page<String>>() {}),
        of(new Page<>(List.of(new Item("a")), 1), new TypeRef<Page<Item>>() {}),
        of(new Page<>(List.of(List.of(1.5)), 1), new TypeRef<Page<List<Double>>>() {}),
        of(new Page<>(List.of(), 0), new TypeRef<Page<UUID>>() {}),
        of(new Node<>("a", 1).with(new Node<>("b", 2)), new TypeRef<Node<String, Integer>>() {}),
        of(new Node<>(1, new Item("x")), new TypeRef<Node<Integer, Item>>() {}),
        of(new Node<>(Level.LOW, id), new TypeRef<Node<Level, UUID>>() {}),
        of(List.of("a"), new TypeRef<List<String>>() {}),
        of(List.of(1, 2), new TypeRef<List<Integer>>() {}),
        of(List.of(1L << 40), new TypeRef<List<Long>>() {}),
        of(List.of(new Item("a"), new Item(null)), new TypeRef<List<Item>>() {}),
        of(List.of(List.of(List.of("x"))), new TypeRef<List<List<List<String>>>>() {}),
        of(List.of(Level.HIGH, Level.LOW), new TypeRef<List<Level>>() {}),
        of(List.of(Optional.of(1)), new TypeRef<List<Optional<Integer>>>() {}),
        of(List.of(map("a", 1)), new TypeRef<List<Map<String, Integer>>>() {}),
        of(List.of(new TextBox("t", 1)), new TypeRef<List<TextBox>>() {}),
        of(List.of((byte) 1, (byte) -1), new TypeRef<List<Byte>>() {}),
        of(List.of((short) 1), new TypeRef<List<Short>>() {}),
        of(List.of('c'), new TypeRef<List<Character>>() {}),
        of(List.of(1.5f, 0f), new TypeRef<List<Float>>() {}),
        of(List.of(0.1, -0.0), new TypeRef<List<Double>>() {}),
        of(Set.of("a"), new TypeRef<Set<String>>() {}),
        of(Set.of(Level.HIGH), new TypeRef<Set<Level>>() {}),
        of(Set.of(id), new TypeRef<Set<UUID>>() {}),
        of(map("a", "b"), new TypeRef<Map<String, String>>() {}),
        of(map(1, "b"), new TypeRef<Map<Integer, String>>() {}),
        of(map(1L, new Item("b")), new TypeRef<Map<Long, Item>>() {}),
        of(map(id, 1), new TypeRef<Map<UUID, Integer>>() {}),
        of(map(Level.LOW, 1), new TypeRef<Map<Level, Integer>>() {}),
        of(map(true, "x"), new TypeRef<Map<Boolean, String>>() {}),
        of(map('c', "x"), new TypeRef<Map<Character, String>>() {}),
        of(map(1.5, "x"), new TypeRef<Map<Double, String>>() {}),
        of(map("a", null), new TypeRef<Map<String, Item>>() {}),
        of(map("a", List.of(new Item("l"))), new TypeRef<Map<String, List<Item>>>() {}),
        of(
            map("a", map("b", map("c", 1))),
            new TypeRef<Map<String, Map<String, Map<String, Integer>>>>() {}),
        of(map("a", new int[] {1}), new TypeRef<Map<String, int[]>>() {}),
        of(map("a", new Box<>("b")), new TypeRef<Map<String, Box<String>>>() {}),
        of(new TreeMap<>(Map.of("b", 1, "a", 2)), new TypeRef<TreeMap<String, Integer>>() {}),
        new Item[] {new Item("a"), null},
        new Item[0],
        new String[][] {{"a"}, {}},
        new Integer[] {1, null},
        new Level[] {Level.HIGH},
        new boolean[] {true, false},
        new char[] {'a', 'b'},
        new double[] {0.5, -1},
        new float[] {0.5f},
        new short[] {1, -1},
        new byte[] {1, -1});
  }
}
