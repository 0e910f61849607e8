package com.acme.orders;

import java.util.Objects;

/** A class as people write them: private final fields, no default constructor. */
final class Customer {

  private final String name;
  private final int discount;

  Customer(String name, int discount) {
    this.name = Objects.requireNonNull(name, "name");
    this.discount = discount;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Customer that && name.equals(that.name) && discount == that.discount;
  }

  @Override
  public int hashCode() {
    return Objects.hash(name, discount);
  }

  @Override
  public String toString() {
    return name + " (" + discount + " %)";
  }
}
