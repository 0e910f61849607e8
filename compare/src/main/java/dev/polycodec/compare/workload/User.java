package dev.polycodec.compare.workload;

import java.io.Serializable;
import java.util.Date;
import org.jspecify.annotations.Nullable;

/** A user as business applications store it: many plain fields, a department, a position. */
public class User implements Serializable {

  private static final long serialVersionUID = 1L;

  public @Nullable String id;
  public @Nullable String account;
  public @Nullable String password;
  public @Nullable String firstName;
  public @Nullable String lastName;
  public @Nullable String email;
  public @Nullable String mobile;
  public @Nullable String phone;
  public @Nullable String fax;
  public @Nullable String street;
  public @Nullable String city;
  public @Nullable String postalCode;
  public @Nullable String country;
  public @Nullable String language;
  public @Nullable String timeZone;
  public @Nullable String company;
  public @Nullable String website;
  public @Nullable String avatar;
  public @Nullable String remark;
  public @Nullable Integer age;
  public @Nullable Integer gender;
  public @Nullable Integer status;
  public @Nullable Integer level;
  public @Nullable Integer loginCount;
  public @Nullable Integer sort;
  public @Nullable Date birthday;
  public @Nullable Date created;
  public @Nullable Date updated;
  public @Nullable Date lastLogin;

  public @Nullable Department department;
  public @Nullable Position position;
}
