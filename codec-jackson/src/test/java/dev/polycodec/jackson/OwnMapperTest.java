package dev.polycodec.jackson;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.ObjectMapper;
import dev.polycodec.Codec;
import dev.polycodec.Codecs;
import dev.polycodec.EncodeException;
import dev.polycodec.jackson.plain.Builders;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What applications have had for years with a mapper of their own, which sees no private field. */
class OwnMapperTest {

  private static Codec codec(String name, ObjectMapper mapper) {
    return Codecs.builder().use(name).configure(JacksonOptions.mapper(mapper)).build();
  }

  /** Checks that a codec has the bytes of the mapper, and that each reads the other. */
  private static void assertSame(String name, Object value) throws Exception {
    ObjectMapper mapper = Builders.of(name).build();
    byte[] bytes = mapper.writeValueAsBytes(value);
    try (Codec codec = codec(name, mapper)) {
      assertThat(codec.encode(value)).isEqualTo(bytes);
      assertThat((Object) codec.decode(bytes, value.getClass())).isEqualTo(value);
      assertThat((Object) mapper.readValue(bytes, value.getClass())).isEqualTo(value);
    }
  }

  /** A bean whose accessors have other names than its fields. */
  static final class Account {

    private boolean isActive;
    private int aNumber;
    private String _name = "";

    public boolean isActive() {
      return isActive;
    }

    public void setActive(boolean active) {
      isActive = active;
    }

    public int getANumber() {
      return aNumber;
    }

    public void setANumber(int number) {
      aNumber = number;
    }

    public String getName() {
      return _name;
    }

    public void setName(String name) {
      _name = name;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Account account
          && isActive == account.isActive
          && aNumber == account.aNumber
          && _name.equals(account._name);
    }

    @Override
    public int hashCode() {
      return Objects.hash(isActive, aNumber, _name);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"json", "smile", "cbor"})
  void accessorsStandForFieldsThatTheMapperDoesNotSee(String name) throws Exception {
    Account account = new Account();
    account.setActive(true);
    account.setANumber(7);
    account.setName("Ada");
    assertSame(name, account);
  }

  /** One of its two fields is behind no accessor. */
  static final class Vault {

    private String _open = "";
    private String key = "";

    public String getOpen() {
      return _open;
    }

    public void setOpen(String open) {
      _open = open;
    }
  }

  @Test
  void aFieldForWhichNothingStandsIsRefused() {
    try (Codec codec = codec("json", Builders.of("json").build())) {
      Vault vault = new Vault();
      vault.key = "secret";
      assertThatThrownBy(() -> codec.encode(vault))
          .isInstanceOf(EncodeException.class)
          .hasMessage(
              "The field _open of dev.polycodec.jackson.OwnMapperTest$Vault is in no property that"
                  + " is written; annotate it with @JsonProperty, or exclude it with @JsonIgnore");
    }
  }
}
