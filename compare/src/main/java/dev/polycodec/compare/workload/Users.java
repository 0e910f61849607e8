package dev.polycodec.compare.workload;

import java.util.Date;
import java.util.List;
import java.util.Random;

/** Makes the workload {@code user}. */
final class Users {

  private static final long NOW = 1_750_000_000_000L;

  private final Random random = new Random(29);
  private final Text text = new Text(random);

  private Users() {}

  static Workload user() {
    return Workload.each(
        "user", "a user with 29 fields, 4 departments, a position", User.class, List.of(make()));
  }

  private static User make() {
    Users users = new Users();
    User user = new User();
    users.fillPerson(user);
    users.fillAddress(user);
    users.fillAccount(user);
    user.department = users.department(1);
    for (int i = 2; i <= 4; i++) {
      user.department.children.add(users.department(i));
    }
    user.position = users.position();
    return user;
  }

  private void fillPerson(User user) {
    user.firstName = text.name();
    user.lastName = text.name();
    user.email = text.word() + "@example.org";
    user.mobile = "+49" + text.digits(10);
    user.phone = "+49" + text.digits(9);
    user.fax = "+49" + text.digits(9);
    user.age = 37;
    user.gender = 1;
    user.birthday = date();
  }

  private void fillAddress(User user) {
    user.street = text.name() + " Street " + random.nextInt(200);
    user.city = text.name();
    user.postalCode = text.digits(5);
    user.country = "DE";
    user.language = "de";
    user.timeZone = "Europe/Berlin";
    user.company = text.name() + " Ltd";
    user.website = "https://www.example.org/" + text.word();
  }

  private void fillAccount(User user) {
    user.id = text.hex(24);
    user.account = text.word();
    user.password = text.hex(32);
    user.avatar = "https://img.example.org/" + text.hex(8) + ".png";
    user.remark = text.ofLength(40);
    user.status = 1;
    user.level = 5;
    user.loginCount = 1_234;
    user.sort = 100;
    user.created = date();
    user.updated = date();
    user.lastLogin = date();
  }

  private Department department(int id) {
    Department department = new Department();
    department.id = id;
    department.code = "D-" + text.digits(4);
    department.name = text.name();
    department.manager = text.name() + " " + text.name();
    department.sort = id * 10;
    department.created = date();
    return department;
  }

  private Position position() {
    Position position = new Position();
    position.id = 7;
    position.code = "P-" + text.digits(4);
    position.name = text.name();
    position.grade = 3;
    position.sort = 70;
    position.created = date();
    return position;
  }

  private Date date() {
    return new Date(NOW - random.nextInt(1_000_000_000));
  }
}
