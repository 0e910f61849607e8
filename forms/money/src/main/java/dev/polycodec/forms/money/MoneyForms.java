package dev.polycodec.forms.money;

import static dev.polycodec.spi.SurrogateProvider.form;
import static dev.polycodec.spi.SurrogateProvider.part;
import static dev.polycodec.spi.SurrogateProvider.require;

import dev.polycodec.EncodeException;
import dev.polycodec.Surrogate;
import dev.polycodec.spi.SurrogateProvider;
import java.math.BigDecimal;
import java.util.List;
import java.util.function.BiFunction;
import java.util.regex.Pattern;
import javax.money.CurrencyUnit;
import javax.money.Monetary;
import javax.money.MonetaryAmount;
import org.javamoney.moneta.FastMoney;
import org.javamoney.moneta.Money;
import org.javamoney.moneta.spi.JDKCurrencyAdapter;
import org.jspecify.annotations.Nullable;

/**
 * The forms of amounts and currencies of JSR 354's reference implementation; used by {@link
 * java.util.ServiceLoader}.
 */
public final class MoneyForms implements SurrogateProvider {

  /** A provider of currencies takes a code for a pattern, so that others would name any of them. */
  private static final Pattern CODE = Pattern.compile("[A-Za-z0-9_-]{1,32}");

  @Override
  public String library() {
    return "org.javamoney.moneta.Money";
  }

  @Override
  public List<Surrogate<?, ?>> surrogates() {
    return List.of(
        form(JDKCurrencyAdapter.class, String.class, MoneyForms::code, MoneyForms::currency),
        amount(Money.class, Money::of),
        amount(FastMoney.class, FastMoney::of));
  }

  /** Asks whether the currency is the one of its code, as bytes have no more of it. */
  private static String code(CurrencyUnit currency) {
    String code = currency.getCurrencyCode();
    if (!CODE.matcher(code).matches()
        || !Monetary.isCurrencyAvailable(code)
        || !Monetary.getCurrency(code).equals(currency)) {
      throw none(currency);
    }
    return code;
  }

  private static CurrencyUnit currency(String code) {
    require(CODE.matcher(code).matches());
    return Monetary.getCurrency(code);
  }

  private static <M extends MonetaryAmount> Surrogate<M, Object[]> amount(
      Class<M> type, BiFunction<BigDecimal, CurrencyUnit, M> of) {
    return form(
        type,
        Object[].class,
        (M amount) -> list(amount, of),
        form -> {
          BigDecimal number = part(form, 1, 2, BigDecimal.class);
          M amount = of.apply(number, currency(part(form, 0, 2, String.class)));
          require(exact(amount).equals(number));
          return amount;
        });
  }

  private static <M extends MonetaryAmount> @Nullable Object[] list(
      M amount, BiFunction<BigDecimal, CurrencyUnit, M> of) {
    String code = code(amount.getCurrency());
    BigDecimal number = exact(amount);
    M made = of.apply(number, amount.getCurrency());
    if (!made.equals(amount)
        || !exact(made).equals(number)
        || !made.getContext().equals(amount.getContext())) {
      throw none(amount);
    }
    return new Object[] {code, number};
  }

  private static BigDecimal exact(MonetaryAmount amount) {
    return amount.getNumber().numberValueExact(BigDecimal.class);
  }

  private static EncodeException none(Object value) {
    return new EncodeException(
        "An object of "
            + value.getClass().getName()
            + " with a context or currency of its own has no form: register a Surrogate for it");
  }
}
