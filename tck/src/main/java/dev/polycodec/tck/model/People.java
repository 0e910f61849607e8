package dev.polycodec.tck.model;

import java.io.Serializable;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Ordinary domain classes: private final fields, no accessors, no default constructor. */
public final class People {

  private People() {}

  /** Has private final fields and one constructor that refuses nulls. */
  public static final class Address implements Serializable {
    private static final long serialVersionUID = 1L;
    private final String street;
    private final int number;

    /** Creates an address. */
    public Address(String street, int number) {
      this.street = Objects.requireNonNull(street);
      this.number = number;
    }

    @Override
    public boolean equals(@Nullable Object other) {
      return other instanceof Address that && number == that.number && street.equals(that.street);
    }

    @Override
    public int hashCode() {
      return Objects.hash(street, number);
    }
  }

  /** Has no {@code equals}, and fields of other classes and of containers of them. */
  public static final class Person implements Serializable {
    private static final long serialVersionUID = 1L;
    private final String name;
    private final @Nullable Integer age;
    private final @Nullable Address home;
    private final List<Address> earlier;
    private final Map<Color, Address> byColor;

    /** Creates a person. */
    public Person(
        String name,
        @Nullable Integer age,
        @Nullable Address home,
        List<Address> earlier,
        Map<Color, Address> byColor) {
      this.name = Objects.requireNonNull(name);
      this.age = age;
      this.home = home;
      this.earlier = earlier;
      this.byColor = byColor;
    }

    @Override
    public String toString() {
      return name + age + home + earlier + byColor;
    }
  }

  /** Has field values that differ from what its constructor and initializers give. */
  public static final class Settings {
    private @Nullable String theme = "dark";
    private int size = 11;
    private boolean enabled = true;
    private @Nullable List<String> tags = List.of("initial");

    /** Creates settings with other values than the initial ones. */
    public static Settings cleared() {
      Settings settings = new Settings();
      settings.theme = null;
      settings.size = 0;
      settings.enabled = false;
      settings.tags = null;
      return settings;
    }

    @Override
    public String toString() {
      return theme + size + enabled + tags;
    }
  }

  /** Has a transient field, which no codec transfers. */
  public static final class Cached {
    private final String key;
    private transient @Nullable String cache;

    /** Creates an object whose transient field is set. */
    public Cached(String key) {
      this.key = key;
      this.cache = "cached " + key;
    }

    /** Returns the transient field. */
    public @Nullable String cache() {
      return cache;
    }

    @Override
    public String toString() {
      return key + cache;
    }
  }

  /** Has field names that are legal in Java and odd elsewhere. */
  public static final class Odd {
    private final int $dollar;
    private final int _under;
    private final String type;
    private final String value;
    private final int isReady;
    private final int getCount;

    /** Creates an object with these values. */
    public Odd(int number, String text) {
      this.$dollar = number;
      this._under = number + 1;
      this.type = text;
      this.value = text + "!";
      this.isReady = number + 2;
      this.getCount = number + 3;
    }

    @Override
    public String toString() {
      return type + value + $dollar + _under + isReady + getCount;
    }
  }

  /** Has no fields. */
  public static final class Stateless {}
}
