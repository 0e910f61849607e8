package dev.polycodec.forms.money;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.polycodec.Codec;
import dev.polycodec.EncodeException;
import dev.polycodec.MalformedDataException;
import dev.polycodec.tck.FormsTck;
import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.Map;
import javax.money.Monetary;
import javax.money.MonetaryContextBuilder;
import org.javamoney.moneta.CurrencyUnitBuilder;
import org.javamoney.moneta.FastMoney;
import org.javamoney.moneta.Money;
import org.junit.jupiter.api.Test;

class MoneyFormsTest extends FormsTck {

  MoneyFormsTest() {
    super(new MoneyForms());
  }

  @Override
  protected String artifact() {
    return "dev.polycodec:polycodec-forms-money";
  }

  @Override
  protected Map<String, Object> values() {
    Map<String, Object> values = new LinkedHashMap<>();
    values.put("currency", Monetary.getCurrency("EUR"));
    values.put("money", Money.of(new BigDecimal("-12.3400"), "JPY"));
    values.put("no money", Money.zero(Monetary.getCurrency("CHF")));
    values.put("fast money", FastMoney.of(new BigDecimal("0.12345"), "USD"));
    values.put("most money", FastMoney.of(new BigDecimal("92233720368547.75807"), "USD"));
    return values;
  }

  @Test
  void anAmountWithAContextOfItsOwnIsRefused() {
    requireRefused(
        Money.of(
            BigDecimal.ONE,
            Monetary.getCurrency("EUR"),
            MonetaryContextBuilder.of(Money.class).setPrecision(3).build()));
  }

  @Test
  void anAmountInACurrencyOfItsOwnIsRefused() {
    requireRefused(Money.of(1, CurrencyUnitBuilder.of("XBT", "tests").build()));
  }

  @Test
  void aCodeIsNoPattern() {
    requireRefused(Money.of(1, CurrencyUnitBuilder.of("E.R", "tests").build()));
    try (Codec codec = builder("kryo").build()) {
      byte[] bytes = codec.encode(Money.of(1, "EUR"));
      String text = new String(bytes, ISO_8859_1).replace("EUR", "E.R");
      assertThatThrownBy(() -> codec.decode(text.getBytes(ISO_8859_1), Money.class))
          .isInstanceOf(MalformedDataException.class);
    }
  }

  private void requireRefused(Money amount) {
    try (Codec codec = builder("kryo").build()) {
      assertThatThrownBy(() -> codec.encode(amount))
          .isInstanceOf(EncodeException.class)
          .hasMessageContaining(
              " with a context or currency of its own has no form: register a Surrogate for it");
    }
  }
}
