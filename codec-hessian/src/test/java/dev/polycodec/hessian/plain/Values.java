package dev.polycodec.hessian.plain;

import java.io.Serializable;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.sql.Timestamp;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Currency;
import java.util.Date;
import java.util.GregorianCalendar;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;

/** Classes whose objects Hessian writes. */
final class Values {

  private Values() {}

  static class Base implements Serializable {
    private static final long serialVersionUID = 1L;
    private final String name;
    protected Object hidden = "of the superclass";
    private int count = 1;

    Base(String name) {
      this.name = name;
    }
  }

  /** What Hessian brings back. */
  static class Kept extends Base {
    private static final long serialVersionUID = 1L;
    byte b = -1;
    short s = -2;
    char c = 'c';
    long l = 1L << 40;
    float f = 1.1f;
    double d = 1.1;
    boolean z = true;
    Byte boxedByte = 1;
    Short boxedShort = 2;
    Float boxedFloat = 3.3f;
    Character boxedChar = 'x';
    Long none;
    Object doubleInObject = 4.4;
    Object longInObject = 5L;
    TimeUnit unit = TimeUnit.DAYS;
    Date date = new Date(1234567890123L);
    Timestamp timestamp = new Timestamp(1234567890123L);
    Object sqlDate = new java.sql.Date(1234567890123L);
    BigDecimal decimal = new BigDecimal("-1.20");
    BigInteger integer = BigInteger.ONE.shiftLeft(100).negate();
    UUID uuid = new UUID(1, 2);
    Locale locale = new Locale("de", "CH");
    GregorianCalendar calendar = new GregorianCalendar(2020, 1, 29);
    int[] ints = {1, -2};
    char[] chars = {'a', 'b'};
    byte[] bytes = {1, 2};
    boolean[] booleans = {true, false};
    float[] floats = {1.5f};
    int[][] matrix = {{1}, {}, null};
    String[] strings = {"a", null};
    Date[] dates = {new Date(5), null};
    Base[] bases = {new Base("x")};
    Object[] objects = {1, "two", null, 3.5};
    List<Object> list = new ArrayList<>(List.of(1, 2L, "three"));
    List<String> linked = new LinkedList<>(List.of("a", "b"));
    ArrayDeque<Integer> deque = new ArrayDeque<>(List.of(1, 2));
    Set<String> set = new HashSet<>(List.of("a", "b"));
    TreeSet<Integer> sorted = new TreeSet<>(List.of(3, 1));
    Map<String, Object> map = new HashMap<>(Map.of("a", 1, "b", new ArrayList<>(List.of(1))));
    Map<Object, Object> linkedMap = new LinkedHashMap<>(Map.of(1L, "one"));
    TreeMap<String, Integer> sortedMap = new TreeMap<>(Map.of("k", 1));
    Map<String, String> concurrent = new ConcurrentHashMap<>(Map.of("k", "v"));
    String text = "x\uD83D\uDE00\u00e4\uD800";

    Kept(String name) {
      super(name);
    }
  }

  /** With what Hessian writes and does not bring back. */
  static final class Everything extends Kept {
    private static final long serialVersionUID = 1L;
    String hidden = "of the class";
    private Integer count = 2;
    URI uri = URI.create("http://example.org/a?b#c");
    BitSet bits = BitSet.valueOf(new long[] {5, 6});

    Everything(String name) {
      super(name);
    }
  }

  static final class Node implements Serializable {
    private static final long serialVersionUID = 1L;
    final int id;
    final List<Node> edges = new ArrayList<>();
    final Map<Node, String> labels = new HashMap<>();
    Object other;

    Node(int id) {
      this.id = id;
    }

    @Override
    public int hashCode() {
      return id;
    }

    @Override
    public boolean equals(Object o) {
      return o instanceof Node node && node.id == id;
    }
  }

  static final class Atomics implements Serializable {
    private static final long serialVersionUID = 1L;
    AtomicInteger integer = new AtomicInteger(-3);
    AtomicLong number = new AtomicLong(1L << 50);
    AtomicBoolean truth = new AtomicBoolean(true);
    Currency currency = Currency.getInstance("EUR");
  }
}
