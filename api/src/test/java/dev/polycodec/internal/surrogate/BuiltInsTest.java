package dev.polycodec.internal.surrogate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

class BuiltInsTest {

  @Test
  void anAliasStandsForAClassWithTheSameSurrogate() {
    for (Class<?> type : BuiltIns.classes()) {
      String alias = BuiltIns.aliasOf(type);
      if (alias != null) {
        Class<?> standIn = Objects.requireNonNull(BuiltIns.classOf(alias), alias);
        assertThat(BuiltIns.find(standIn)).as(alias).isSameAs(BuiltIns.find(type));
      }
    }
  }

  @Test
  void eachGroupIsFoundByTheNamesOfItsRows() {
    for (FormGroup group : FormGroup.values()) {
      FormTable rows = new FormTable();
      group.addTo(rows);
      assertThat(rows.names).allMatch(group::mayHave);
      assertThat(rows.classes.keySet()).allMatch(group::mayHave);
      assertThat(rows.aliases.values()).allMatch(group::mayHave);
    }
  }

  @Test
  void onlyPublicClassesGoWithoutAnAlias() {
    assertThat(BuiltIns.classes())
        .filteredOn(type -> BuiltIns.aliasOf(type) == null)
        .allMatch(type -> java.lang.reflect.Modifier.isPublic(type.getModifiers()));
  }

  @Test
  void formsAreOfFourClasses() {
    List<Class<?>> forms = List.of(String.class, Long.class, byte[].class, Object[].class);

    assertThat(BuiltIns.classes())
        .allMatch(type -> forms.contains(Objects.requireNonNull(BuiltIns.find(type)).form()));
  }
}
