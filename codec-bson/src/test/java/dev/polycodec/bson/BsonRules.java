package dev.polycodec.bson;

import dev.polycodec.tck.OwnRules;
import java.util.List;
import org.bson.codecs.pojo.annotations.BsonIgnore;

/** What the library's object mapping does by itself. */
final class BsonRules {

  static final OwnRules ALL =
      new OwnRules(List.of(new User(), new Account(), new Member()), List.of());

  private BsonRules() {}

  static final class User {
    String kept = "kept";
    @BsonIgnore String secret = OwnRules.SECRET;
  }

  static class Account {
    String kept = "kept";
    private String secret = OwnRules.SECRET;

    @BsonIgnore
    public String getSecret() {
      return secret;
    }

    public void setSecret(String secret) {
      this.secret = secret;
    }
  }

  static class Person {
    private String secret = OwnRules.SECRET;

    public String getSecret() {
      return secret;
    }
  }

  /** Says of an inherited field that it is left out. */
  static final class Member extends Person {
    String kept = "kept";

    @Override
    @BsonIgnore
    public String getSecret() {
      return super.getSecret();
    }
  }
}
