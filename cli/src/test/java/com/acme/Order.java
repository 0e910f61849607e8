package com.acme;

import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What an application stores. */
public class Order {

  /** A constant, which no class table lists. */
  public enum Status {
    OPEN,
    PAID
  }

  /** A part of an order. */
  public record Line(String article, int count, BigDecimal price) {}

  String customer = "Ada";
  int id = 7;
  Status status = Status.PAID;
  LocalDate day = LocalDate.of(2026, 3, 1);
  Line first = new Line("pen", 2, new BigDecimal("1.50"));
  List<Line> lines = new ArrayList<>(List.of(first, new Line("ink", 1, new BigDecimal("9.00"))));
  Map<String, Object> notes = new LinkedHashMap<>(Map.of("gift", true));
  Optional<String> coupon = Optional.of("SPRING");
  byte[] receipt = {1, 2, 3};
  Order before;

  public static Order sample() {
    return new Order();
  }

  public String customer() {
    return customer;
  }
}
