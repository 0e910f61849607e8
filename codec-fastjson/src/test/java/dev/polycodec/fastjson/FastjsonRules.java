package dev.polycodec.fastjson;

import com.alibaba.fastjson2.annotation.JSONField;
import com.alibaba.fastjson2.annotation.JSONType;
import dev.polycodec.tck.OwnRules;
import java.util.List;

/** What the library's object mapping does by itself. */
final class FastjsonRules {

  static final OwnRules ALL =
      new OwnRules(List.of(new User(), new Account(), new Member(), new Guest()), List.of());

  private FastjsonRules() {}

  static final class User {
    String kept = "kept";

    @JSONField(serialize = false)
    String secret = OwnRules.SECRET;
  }

  static class Account {
    String kept = "kept";
    private String secret = OwnRules.SECRET;

    @JSONField(serialize = false)
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
    @JSONField(serialize = false)
    public String getSecret() {
      return super.getSecret();
    }
  }

  @JSONType(ignores = "secret")
  static final class Guest {
    String kept = "kept";
    String secret = OwnRules.SECRET;
  }
}
