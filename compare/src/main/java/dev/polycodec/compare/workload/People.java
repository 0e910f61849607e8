package dev.polycodec.compare.workload;

import dev.polycodec.TypeRef;
import dev.polycodec.compare.workload.Person.EyeColor;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;

/** Makes the workloads {@code medium} and {@code large}, which differ in their sizes only. */
final class People {

  private final Random random = new Random(19);
  private final Text text = new Text(random);
  private final int aboutChars;
  private final int tags;
  private final int friends;

  private People(int aboutChars, int tags, int friends) {
    this.aboutChars = aboutChars;
    this.tags = tags;
    this.friends = friends;
  }

  static Workload medium() {
    return new People(645, 7, 3).workload("medium", "a list of 100 profiles");
  }

  static Workload large() {
    return new People(66_000, 1_000, 750)
        .workload("large", "a list of 100 profiles with long texts and lists");
  }

  private Workload workload(String name, String description) {
    List<Person> people = new ArrayList<>();
    for (int i = 0; i < 100; i++) {
      people.add(person());
    }
    return Workload.list(name, description, new TypeRef<List<Person>>() {}, people);
  }

  private Person person() {
    Person person = new Person();
    person.id = text.hex(24);
    person.guid = text.uuid();
    person.isActive = random.nextBoolean();
    person.balance = "$" + (1 + random.nextInt(3)) + "," + text.digits(3) + "." + text.digits(2);
    person.picture = "https://img.example.org/32x32/" + text.hex(6);
    person.age = 20 + random.nextInt(50);
    person.eyeColor = EyeColor.values()[random.nextInt(EyeColor.values().length)];
    fillContact(person);
    person.about = text.ofLength(aboutChars);
    person.registered = "2024-05-" + (10 + random.nextInt(20)) + "T08:" + text.digits(1) + "0:00Z";
    person.latitude = random.nextInt(180_000_000) / 1e6 - 90;
    person.longitude = random.nextInt(360_000_000) / 1e6 - 180;
    fillLists(person);
    person.greeting = "Hello, " + person.name + "! You have " + random.nextInt(9) + " messages.";
    return person;
  }

  private void fillContact(Person person) {
    person.name = text.name() + " " + text.name();
    person.company = text.word().toUpperCase(Locale.ROOT);
    person.email = text.word() + "@example.org";
    person.phone = "+1 (" + text.digits(3) + ") " + text.digits(3) + "-" + text.digits(4);
    person.address = text.digits(3) + " " + text.name() + " Street, " + text.name();
  }

  private void fillLists(Person person) {
    for (int i = 0; i < tags; i++) {
      person.tags.add(text.word());
    }
    for (int i = 0; i < friends; i++) {
      Friend friend = new Friend();
      friend.id = i;
      friend.name = text.name() + " " + text.name();
      person.friends.add(friend);
    }
  }
}
