package dev.polycodec.spring;

import static org.assertj.core.api.Assertions.assertThat;

import dev.polycodec.Codec;
import dev.polycodec.Codecs;
import dev.polycodec.stored.Envelopes;
import jakarta.servlet.http.Cookie;
import java.net.URI;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.cache.support.NullValue;
import org.springframework.data.domain.Page;
import org.springframework.data.domain.PageImpl;
import org.springframework.data.domain.PageRequest;
import org.springframework.data.domain.Pageable;
import org.springframework.data.domain.Sort;
import org.springframework.mock.web.MockHttpServletRequest;
import org.springframework.security.authentication.BadCredentialsException;
import org.springframework.security.authentication.UsernamePasswordAuthenticationToken;
import org.springframework.security.core.authority.AuthorityUtils;
import org.springframework.security.core.context.SecurityContextImpl;
import org.springframework.security.core.userdetails.User;
import org.springframework.security.web.authentication.WebAuthenticationDetails;
import org.springframework.security.web.csrf.DefaultCsrfToken;
import org.springframework.security.web.savedrequest.DefaultSavedRequest;
import org.springframework.util.LinkedCaseInsensitiveMap;
import org.springframework.web.servlet.FlashMap;

@DisplayName("What Spring itself stores comes back in every codec")
class SpringValuesTest {

  private static PolycodecRedisSerializer<Object> serializer(String codec) {
    Codec stored =
        Codecs.builder()
            .use(codec)
            .allowFrom("META-INF/polycodec/spring-values.txt")
            .envelope(Envelopes.defaults())
            .build();
    return PolycodecRedisSerializer.of(stored);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "kryo",
        "jdk",
        "fst",
        "hessian",
        "protostuff",
        "onenio",
        "smile-typed",
        "json-typed"
      })
  void withoutALineToAllowIt(String codec) {
    PolycodecRedisSerializer<Object> serializer = serializer(codec);
    assertThat(again(serializer, NullValue.INSTANCE)).isSameAs(NullValue.INSTANCE);
    assertThat(again(serializer, URI.create("https://acme.com/a?b#c")))
        .isEqualTo(URI.create("https://acme.com/a?b#c"));
    assertThat(again(serializer, 5L)).isEqualTo(5L);
    SecurityContextImpl context = context();
    assertThat(again(serializer, context)).isEqualTo(context);
    assertThat(again(serializer, new DefaultCsrfToken("h", "p", "t")))
        .usingRecursiveComparison()
        .isEqualTo(new DefaultCsrfToken("h", "p", "t"));
    pagesComeBack(serializer);
    failuresComeBack(serializer);
    requestsComeBack(serializer);
  }

  /** As {@code JdbcTemplate} returns them; the two halves of one are a cycle. */
  @ParameterizedTest
  @ValueSource(strings = {"kryo", "jdk", "fst", "hessian", "protostuff", "onenio", "smile-typed"})
  void rowsOfADatabaseDo(String codec) {
    LinkedCaseInsensitiveMap<Object> row = new LinkedCaseInsensitiveMap<>();
    row.put("Name", "lamp");
    List<?> again = (List<?>) again(serializer(codec), List.of(row));
    assertThat(again).isEqualTo(List.of(row));
    assertThat(((Map<?, ?>) again.get(0)).get("NAME")).isEqualTo("lamp");
  }

  private static void pagesComeBack(PolycodecRedisSerializer<Object> serializer) {
    Page<String> page =
        new PageImpl<>(List.of("a"), PageRequest.of(1, 1, Sort.by("name").descending()), 3);
    assertThat(again(serializer, page)).isEqualTo(page);
    Page<String> whole = new PageImpl<>(List.of("a"), Pageable.unpaged(), 1);
    assertThat(again(serializer, whole)).isEqualTo(whole);
  }

  private static void failuresComeBack(PolycodecRedisSerializer<Object> serializer) {
    BadCredentialsException failure =
        new BadCredentialsException("Bad credentials", new IllegalStateException("locked"));
    BadCredentialsException again = (BadCredentialsException) again(serializer, failure);
    assertThat(again).hasMessage("Bad credentials").hasCauseInstanceOf(IllegalStateException.class);
    assertThat(again.getStackTrace()).isEqualTo(failure.getStackTrace());
  }

  private static void requestsComeBack(PolycodecRedisSerializer<Object> serializer) {
    DefaultSavedRequest saved = new DefaultSavedRequest(request());
    DefaultSavedRequest again = (DefaultSavedRequest) again(serializer, saved);
    assertThat(again.getRedirectUrl()).isEqualTo(saved.getRedirectUrl()).contains("page=2");
    assertThat(again.getHeaderValues("accept")).containsExactly("text/html");
    assertThat(again.getCookies()).extracting(Cookie::getName).containsExactly("SESSION");
    FlashMap flash = new FlashMap();
    flash.put("message", "saved");
    flash.addTargetRequestParam("page", "2");
    assertThat(again(serializer, flash)).isEqualTo(flash);
  }

  private static MockHttpServletRequest request() {
    MockHttpServletRequest request = new MockHttpServletRequest("GET", "/orders");
    request.setQueryString("page=2");
    request.setParameters(Map.of("page", "2"));
    request.addHeader("Accept", "text/html");
    request.setCookies(new Cookie("SESSION", "1"));
    return request;
  }

  private static SecurityContextImpl context() {
    User user =
        new User("ada", "secret", AuthorityUtils.createAuthorityList("ROLE_ADMIN", "ROLE_USER"));
    UsernamePasswordAuthenticationToken token =
        UsernamePasswordAuthenticationToken.authenticated(user, null, user.getAuthorities());
    token.setDetails(new WebAuthenticationDetails("127.0.0.1", "session"));
    return new SecurityContextImpl(token);
  }

  private static Object again(PolycodecRedisSerializer<Object> serializer, Object value) {
    return serializer.deserialize(serializer.serialize(value));
  }
}
