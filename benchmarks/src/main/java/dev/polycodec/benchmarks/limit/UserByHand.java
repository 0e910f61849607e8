package dev.polycodec.benchmarks.limit;

import dev.polycodec.BytesConsumer;
import dev.polycodec.benchmarks.Contender;
import dev.polycodec.compare.workload.Department;
import dev.polycodec.compare.workload.Position;
import dev.polycodec.compare.workload.User;
import dev.polycodec.compare.workload.Workload;
import java.util.List;
import java.util.Objects;

/** Writes and reads a user field by field, in the order of the class, into a reused buffer. */
final class UserByHand implements Contender {

  private final ThreadLocal<Bytes> buffers = ThreadLocal.withInitial(Bytes::new);

  private UserByHand() {}

  static UserByHand of(Workload workload) {
    if (!(workload.messages().get(0) instanceof User)) {
      throw new IllegalArgumentException("There is code for users only");
    }
    return new UserByHand();
  }

  @Override
  public byte[] encode(Object value) {
    return write((User) value).toBytes();
  }

  @Override
  public void lend(Object value, BytesConsumer out) {
    write((User) value).lendTo(out);
  }

  @Override
  public Object decode(byte[] bytes) {
    return read(buffers.get().reading(bytes));
  }

  private Bytes write(User user) {
    Bytes out = buffers.get().writing();
    out.text(user.id);
    out.text(user.account);
    out.text(user.password);
    out.text(user.firstName);
    out.text(user.lastName);
    out.text(user.email);
    out.text(user.mobile);
    out.text(user.phone);
    out.text(user.fax);
    out.text(user.street);
    out.text(user.city);
    out.text(user.postalCode);
    out.text(user.country);
    out.text(user.language);
    out.text(user.timeZone);
    out.text(user.company);
    out.text(user.website);
    out.text(user.avatar);
    out.text(user.remark);
    out.integer(user.age);
    out.integer(user.gender);
    out.integer(user.status);
    out.integer(user.level);
    out.integer(user.loginCount);
    out.integer(user.sort);
    out.date(user.birthday);
    out.date(user.created);
    out.date(user.updated);
    out.date(user.lastLogin);
    writeDepartment(Objects.requireNonNull(user.department), out);
    writePosition(Objects.requireNonNull(user.position), out);
    return out;
  }

  private static void writeDepartment(Department department, Bytes out) {
    out.integer(department.id);
    out.text(department.code);
    out.text(department.name);
    out.text(department.manager);
    out.integer(department.sort);
    out.date(department.created);
    List<Department> children = department.children;
    out.number(children.size());
    for (int i = 0; i < children.size(); i++) {
      writeDepartment(children.get(i), out);
    }
  }

  private static void writePosition(Position position, Bytes out) {
    out.integer(position.id);
    out.text(position.code);
    out.text(position.name);
    out.integer(position.grade);
    out.integer(position.sort);
    out.date(position.created);
  }

  private static User read(Bytes in) {
    User user = new User();
    user.id = in.text();
    user.account = in.text();
    user.password = in.text();
    user.firstName = in.text();
    user.lastName = in.text();
    user.email = in.text();
    user.mobile = in.text();
    user.phone = in.text();
    user.fax = in.text();
    user.street = in.text();
    user.city = in.text();
    user.postalCode = in.text();
    user.country = in.text();
    user.language = in.text();
    user.timeZone = in.text();
    user.company = in.text();
    user.website = in.text();
    user.avatar = in.text();
    user.remark = in.text();
    user.age = in.integer();
    user.gender = in.integer();
    user.status = in.integer();
    user.level = in.integer();
    user.loginCount = in.integer();
    user.sort = in.integer();
    user.birthday = in.date();
    user.created = in.date();
    user.updated = in.date();
    user.lastLogin = in.date();
    user.department = readDepartment(in);
    user.position = readPosition(in);
    return user;
  }

  private static Department readDepartment(Bytes in) {
    Department department = new Department();
    department.id = in.integer();
    department.code = in.text();
    department.name = in.text();
    department.manager = in.text();
    department.sort = in.integer();
    department.created = in.date();
    for (int left = (int) in.number(); left > 0; left--) {
      department.children.add(readDepartment(in));
    }
    return department;
  }

  private static Position readPosition(Bytes in) {
    Position position = new Position();
    position.id = in.integer();
    position.code = in.text();
    position.name = in.text();
    position.grade = in.integer();
    position.sort = in.integer();
    position.created = in.date();
    return position;
  }
}
