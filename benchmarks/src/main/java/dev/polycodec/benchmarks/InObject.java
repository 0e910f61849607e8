package dev.polycodec.benchmarks;

import dev.polycodec.TypeRef;
import dev.polycodec.compare.workload.Person;
import dev.polycodec.compare.workload.Workload;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The only field of an object is a list, for libraries that know no list as a root. */
public final class InObject implements Contender {

  private static final String PEOPLE = new TypeRef<List<Person>>() {}.toString();

  private final Contender inner;

  private InObject(Contender inner) {
    this.inner = inner;
  }

  /** What is measured in place of the list. */
  public static final class People {
    public @Nullable List<Person> all; // some libraries know no others
  }

  /** Opens what takes objects for workloads that may be a list. */
  public static Lane.Opener around(Lane.Opener opener) {
    return workload ->
        workload.type().toString().equals(PEOPLE)
            ? new InObject(opener.open(wrapped(workload)))
            : opener.open(workload);
  }

  private static Workload wrapped(Workload list) {
    return new Workload(
        list.name(),
        list.description(),
        TypeRef.of(People.class),
        list.messages().stream().map(InObject::wrap).toList(),
        list.objects());
  }

  @SuppressWarnings("unchecked") // the workload is a list of these
  private static People wrap(Object list) {
    People people = new People();
    people.all = (List<Person>) list;
    return people;
  }

  @Override
  public byte[] encode(Object list) throws Exception {
    return inner.encode(wrap(list));
  }

  @Override
  public Object decode(byte[] bytes) throws Exception {
    return Objects.requireNonNull(((People) inner.decode(bytes)).all);
  }

  @Override
  public void close() {
    inner.close();
  }
}
