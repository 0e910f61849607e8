package com.acme.orders;

import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;

record Order(long id, LocalDate placed, Customer customer, List<Line> lines, Map<String, Object> notes) {

  record Line(String item, int count, BigDecimal price) {}

  static Order sample() {
    return new Order(
        4711,
        LocalDate.of(2026, 2, 28),
        new Customer("Ada", 10),
        List.of(
            new Line("compiler", 1, new BigDecimal("0.00")),
            new Line("debugger", 12, new BigDecimal("149.90"))),
        Map.of("gift", true, "boxes", List.of(3, 4L)));
  }
}
