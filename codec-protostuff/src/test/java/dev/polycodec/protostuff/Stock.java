package dev.polycodec.protostuff;

import io.protostuff.Tag;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Date;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.UUID;
import java.util.concurrent.TimeUnit;

/** A message with fields of every sort that {@code RuntimeSchema} has a form for. */
class Stock extends StockBase {

  static class Item {
    String name;
    Item next;

    Item(String name) {
      this.name = name;
    }
  }

  static final class Special extends Item {
    long price = 5;

    Special(String name) {
      super(name);
    }
  }

  /** Numbers its fields itself. */
  static final class Tagged {
    @Tag(5)
    int five;

    @Tag(2)
    String two = "two";

    Tagged(int five) {
      this.five = five;
    }
  }

  boolean z = true;
  byte b = -1;
  char c = 'c';
  short s = -2;
  long l = 1L << 40;
  float f = 1.5f;
  double d = -2.5;
  Integer boxed = 7;
  Character boxedChar = 'x';
  byte[] bytes = {1, 2};
  BigDecimal decimal = new BigDecimal("1.20");
  BigInteger integer = BigInteger.TEN.pow(30);
  Date date = new Date(1234567890123L);
  TimeUnit unit = TimeUnit.HOURS;
  LocalDate day = LocalDate.of(2020, 2, 29);
  UUID uuid = new UUID(1, 2);
  Item item = new Item("special");
  Special exact = new Special("exact");
  Object any = new Item("any");
  Object text = "text";
  Object number = 5L;
  Object constant = TimeUnit.DAYS;
  Object list = new ArrayList<>(List.of(1, "two", new Item("three")));
  Object map = new HashMap<>(Map.of("k", new Item("v")));
  Object array = new Item[] {new Item("a"), new Item("b")};
  Object ints = new int[] {1, 2, 3};
  Number numeric = 1.5;
  Comparable<?> comparable = "comparable";
  int[] numbers = {1, -2};
  String[] strings = {"a", "b"};
  Item[] items = {new Item("a"), new Item("b")};
  int[][] matrix = {{1}, {2, 3}};
  TimeUnit[] units = {TimeUnit.DAYS};
  List<String> texts = new ArrayList<>(List.of("a", "b"));
  List<Item> some = new LinkedList<>(List.of(new Item("a"), new Item("b")));
  Set<Integer> set = new HashSet<>(Set.of(1, 2));
  List<List<Integer>> nested = new ArrayList<>(List.of(new ArrayList<>(List.of(1, 2))));
  Map<String, Item> byName = new HashMap<>(Map.of("a", new Item("b")));
  TreeMap<Integer, List<String>> lists = new TreeMap<>(Map.of(1, new ArrayList<>(List.of("x"))));
  EnumSet<TimeUnit> enums = EnumSet.of(TimeUnit.DAYS);
  EnumMap<TimeUnit, String> enumMap = new EnumMap<>(Map.of(TimeUnit.DAYS, "d"));
  List<Object> objects = new ArrayList<>(Arrays.asList(1, "x", new Item("y")));

  Stock(int id) {
    super(id);
  }
}
