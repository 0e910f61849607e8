package dev.polycodec.bson;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.bson.codecs.pojo.annotations.BsonDiscriminator;
import org.bson.codecs.pojo.annotations.BsonProperty;
import org.bson.types.ObjectId;
import org.jspecify.annotations.Nullable;

/** Classes with accessors, as MongoDB's driver maps them. */
public final class Pojos {

  private Pojos() {}

  /** Returns a user with a value in each property. */
  static User user() {
    User user = new User();
    user.id = new ObjectId("0123456789abcdef01234567");
    user.setName("Ann");
    user.setVisits(1L << 40);
    user.setUnit(TimeUnit.DAYS);
    user.getScores().add(7);
    user.getNames().put("nick", "\u00c4.");
    user.setFriend(new User());
    return user;
  }

  /** Returns a drawing with a figure of each class. */
  static Drawing drawing() {
    Drawing drawing = new Drawing();
    drawing.figures.add(new Circle(2));
    drawing.figures.add(new Square(3));
    return drawing;
  }

  /** A class with properties of some sorts. */
  public static class User {

    /** The key in a collection. */
    public @Nullable ObjectId id;

    private @Nullable String name;
    private long visits;
    private @Nullable TimeUnit unit;
    private @Nullable User friend;
    private List<Integer> scores = new ArrayList<>();
    private Map<String, String> names = new LinkedHashMap<>();

    public @Nullable String getName() {
      return name;
    }

    public void setName(@Nullable String name) {
      this.name = name;
    }

    @BsonProperty("n")
    public long getVisits() {
      return visits;
    }

    @BsonProperty("n")
    public void setVisits(long visits) {
      this.visits = visits;
    }

    public @Nullable TimeUnit getUnit() {
      return unit;
    }

    public void setUnit(@Nullable TimeUnit unit) {
      this.unit = unit;
    }

    public @Nullable User getFriend() {
      return friend;
    }

    public void setFriend(@Nullable User friend) {
      this.friend = friend;
    }

    public List<Integer> getScores() {
      return scores;
    }

    public void setScores(List<Integer> scores) {
      this.scores = scores;
    }

    public Map<String, String> getNames() {
      return names;
    }

    public void setNames(Map<String, String> names) {
      this.names = names;
    }
  }

  /** Holds objects of subclasses. */
  public static final class Drawing {
    public List<Figure> figures = new ArrayList<>();
  }

  /** Documents say which subclass it is. */
  @BsonDiscriminator
  public abstract static class Figure {}

  /** Is named as its class. */
  @BsonDiscriminator
  public static final class Circle extends Figure {
    public int radius;

    public Circle() {}

    Circle(int radius) {
      this.radius = radius;
    }
  }

  /** Has a name of its own. */
  @BsonDiscriminator("square")
  public static final class Square extends Figure {
    public int side;

    public Square() {}

    Square(int side) {
      this.side = side;
    }
  }
}
