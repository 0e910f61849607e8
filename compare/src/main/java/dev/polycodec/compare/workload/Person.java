package dev.polycodec.compare.workload;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A profile of the kind that generators of sample JSON make. */
public class Person implements Serializable {

  private static final long serialVersionUID = 1L;

  /** The colour of a person's eyes. */
  public enum EyeColor {
    BLUE,
    BROWN,
    GREEN
  }

  public @Nullable String id;
  public @Nullable String guid;
  public boolean isActive;
  public @Nullable String balance;
  public @Nullable String picture;
  public int age;
  public @Nullable EyeColor eyeColor;
  public @Nullable String name;
  public @Nullable String company;
  public @Nullable String email;
  public @Nullable String phone;
  public @Nullable String address;
  public @Nullable String about;
  public @Nullable String registered;
  public double latitude;
  public double longitude;
  public List<String> tags = new ArrayList<>();
  public List<Friend> friends = new ArrayList<>();
  public @Nullable String greeting;
}
