package dev.polycodec.tck.model;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Date;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** An ordinary object whose making allocates nothing but the object. */
public final class Staff {

  private static final byte[] LONGER =
      "a remark that is longer than what codecs may keep apart as a short text"
          .getBytes(StandardCharsets.ISO_8859_1);
  private static final byte[] SHORTER = "Meier".getBytes(StandardCharsets.ISO_8859_1);
  private static final int SKILLS = 10;

  private @Nullable String name;
  private @Nullable String remark;
  private @Nullable Integer number;
  private long salary;
  private double share;
  private boolean present;
  private @Nullable Color badge;
  private @Nullable Date hired;
  private final List<Skill> skills = new ArrayList<>(SKILLS);

  private Staff() {}

  /** Makes a member of staff with ten skills; all are equal. */
  public static Staff make() {
    Staff staff = new Staff();
    staff.name = new String(SHORTER, StandardCharsets.ISO_8859_1);
    staff.remark = new String(LONGER, StandardCharsets.ISO_8859_1);
    staff.number = Integer.valueOf(1_000_000);
    staff.salary = 1L << 40;
    staff.share = 0.5;
    staff.present = true;
    staff.badge = Color.RED;
    staff.hired = new Date(1_750_000_000_000L);
    for (int i = 0; i < SKILLS; i++) {
      staff.skills.add(new Skill(i));
    }
    return staff;
  }

  @Override
  public String toString() {
    return name + remark + number + salary + share + present + badge + hired + skills;
  }

  /** A part of it. */
  private static final class Skill {

    private final String title = new String(SHORTER, StandardCharsets.ISO_8859_1);
    private final int level;

    private Skill(int level) {
      this.level = level;
    }

    @Override
    public String toString() {
      return title + level;
    }
  }
}
