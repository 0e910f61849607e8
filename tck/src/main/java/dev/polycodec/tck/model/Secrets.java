package dev.polycodec.tck.model;

import java.io.IOException;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Classes with fields that an application says are not to be written. */
public final class Secrets {

  private Secrets() {}

  /** What the application says it with. */
  @Retention(RetentionPolicy.RUNTIME)
  @Target({ElementType.FIELD, ElementType.METHOD, ElementType.ANNOTATION_TYPE})
  public @interface Secret {}

  /** Another annotation that says it, too. */
  @Secret
  @Retention(RetentionPolicy.RUNTIME)
  public @interface Credential {}

  /** Says it of fields. */
  public static class User {
    /** Is written. */
    public @Nullable String name;

    @Secret private @Nullable String password;
    @Credential private long pin;
    @Secret private @Nullable Runnable task;

    /** Creates an empty user. */
    public User() {}

    /** Creates a user. */
    public User(String name, @Nullable String password, long pin, @Nullable Runnable task) {
      this.name = name;
      this.password = password;
      this.pin = pin;
      this.task = task;
    }
  }

  /** Has fields of its own, and hides one. */
  public static final class Admin extends User {
    @SuppressWarnings("HidingField") // that is what it is for
    private @Nullable String password;

    /** Creates an empty administrator. */
    public Admin() {}

    /** Creates an administrator. */
    public Admin(String name, @Nullable String secret, String password) {
      super(name, secret, 0, null);
      this.password = password;
    }
  }

  /** Says it of accessors. */
  public static final class Account {
    private @Nullable String owner;
    private @Nullable String _token;
    private boolean locked;

    /** Creates an empty account. */
    public Account() {}

    /** Creates an account. */
    public Account(String owner, @Nullable String token, boolean locked) {
      this.owner = owner;
      this._token = token;
      this.locked = locked;
    }

    /** Returns the owner. */
    public @Nullable String getOwner() {
      return owner;
    }

    /** Returns the token. */
    @Secret
    public @Nullable String getToken() {
      return _token;
    }

    /** Returns whether it is locked. */
    public boolean isLocked() {
      return locked;
    }

    /** Locks it. */
    @Secret
    public void setLocked(boolean locked) {
      this.locked = locked;
    }
  }

  /** Says it of components. */
  public record Login(
      String user, @Secret @Nullable String password, @Secret int attempts, List<String> roles) {}

  /** A component may not be absent. */
  public record Strict(String user, @Secret String password) {
    /** Requires a password. */
    public Strict {
      Objects.requireNonNull(password, "password");
    }
  }

  /** Holds others. */
  public static final class Holder {
    /** A user. */
    public @Nullable User user;

    /** A login. */
    public @Nullable Login login;
  }

  /** Writes itself, and so whatever it likes. */
  public static final class Handwritten implements Serializable {
    private static final long serialVersionUID = 1L;
    @Secret private final String password;

    /** Creates a value. */
    public Handwritten(String password) {
      this.password = password;
    }

    private void writeObject(ObjectOutputStream out) throws IOException {
      out.defaultWriteObject();
    }
  }
}
