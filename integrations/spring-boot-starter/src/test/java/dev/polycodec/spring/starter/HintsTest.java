package dev.polycodec.spring.starter;

import static org.assertj.core.api.Assertions.assertThat;

import dev.polycodec.Codec;
import dev.polycodec.Codecs;
import dev.polycodec.spring.boot.StarterDeserializer;
import dev.polycodec.spring.boot.StarterSerializer;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.aop.framework.ProxyFactory;
import org.springframework.aot.hint.FieldHint;
import org.springframework.aot.hint.JavaSerializationHint;
import org.springframework.aot.hint.MemberCategory;
import org.springframework.aot.hint.RuntimeHints;
import org.springframework.aot.hint.RuntimeHintsRegistrar;
import org.springframework.aot.hint.TypeHint;
import org.springframework.aot.hint.TypeReference;
import org.springframework.aot.hint.predicate.RuntimeHintsPredicates;
import org.springframework.beans.factory.aot.AotServices;
import org.springframework.cache.support.NullValue;
import org.springframework.data.domain.PageImpl;
import org.springframework.data.domain.PageRequest;
import org.springframework.data.domain.Sort;
import org.springframework.data.redis.cache.RedisCacheWriter;
import org.springframework.kafka.listener.adapter.BatchMessagingMessageListenerAdapter;
import org.springframework.security.authentication.BadCredentialsException;
import org.springframework.security.authentication.UsernamePasswordAuthenticationToken;
import org.springframework.security.core.authority.AuthorityUtils;
import org.springframework.security.core.context.SecurityContextImpl;
import org.springframework.security.core.userdetails.User;
import org.springframework.security.web.authentication.WebAuthenticationDetails;
import org.springframework.security.web.csrf.DefaultCsrfToken;

@DisplayName("What Spring tells GraalVM of an application with the starter")
class HintsTest {

  private final RuntimeHints hints = new RuntimeHints();

  /** As Spring finds them. */
  HintsTest() {
    AotServices.factories().load(RuntimeHintsRegistrar.class).stream()
        .filter(each -> each.getClass().getName().startsWith("dev.polycodec."))
        .forEach(each -> each.registerHints(hints, HintsTest.class.getClassLoader()));
  }

  @Test
  void namesEachClassThatMessagesOfSpringsValuesName(@TempDir Path home) throws IOException {
    Path learned = home.resolve("learned.txt");
    try (Codec codec = Codecs.builder().use("kryo").learn(learned).build()) {
      stored().forEach(value -> codec.forType(Object.class).encode(value));
    }
    List<String> names =
        Files.readAllLines(learned).stream().filter(line -> !line.startsWith("#")).toList();
    assertThat(names).hasSizeGreaterThan(10).contains(SecurityContextImpl.class.getName());
    assertThat(named()).containsAll(names);
    assertThat(serialized()).containsAll(names);
  }

  private static List<Object> stored() {
    User user = new User("ada", "secret", AuthorityUtils.createAuthorityList("ROLE_ADMIN"));
    UsernamePasswordAuthenticationToken token =
        UsernamePasswordAuthenticationToken.authenticated(user, null, user.getAuthorities());
    token.setDetails(new WebAuthenticationDetails("127.0.0.1", "session"));
    return List.of(
        NullValue.INSTANCE,
        URI.create("https://acme.com/a?b#c"),
        new SecurityContextImpl(token),
        new DefaultCsrfToken("h", "p", "t"),
        new PageImpl<>(List.of("a"), PageRequest.of(1, 1, Sort.by("name").descending()), 3),
        new BadCredentialsException("Bad credentials", new IllegalStateException("locked")));
  }

  @Test
  void opensTheFieldsOfAClassAndOfWhatItExtends() {
    assertThat(fields(SecurityContextImpl.class)).containsExactly("authentication");
    assertThat(fields(UsernamePasswordAuthenticationToken.class)).contains("principal");
    assertThat(fields(UsernamePasswordAuthenticationToken.class.getSuperclass()))
        .contains("authorities", "details");
    assertThat(fields(PageImpl.class.getSuperclass())).contains("content", "pageable");
  }

  @Test
  void namesTheFailuresOfTheJdk() {
    List<String> names =
        List.of(
            "java.lang.Throwable",
            "java.lang.IllegalStateException",
            "java.lang.AssertionError",
            "java.util.concurrent.TimeoutException",
            "java.io.UncheckedIOException",
            "java.sql.SQLException");
    assertThat(named()).containsAll(names);
    assertThat(serialized()).containsAll(names).hasSizeGreaterThan(200);
  }

  @Test
  void namesTheProxyOfTheWriterOfCaches() {
    assertThat(RuntimeHintsPredicates.proxies().forInterfaces(RedisCacheWriter.class))
        .accepts(hints);
  }

  @Test
  void namesTheSerializersThatKafkaMakesAndTheProxyOfAListenerOfBatches() {
    for (Class<?> type : List.of(StarterSerializer.class, StarterDeserializer.class)) {
      assertThat(hints.reflection().getTypeHint(type).getMemberCategories())
          .contains(MemberCategory.INVOKE_PUBLIC_CONSTRUCTORS);
    }
    Object listener = new BatchMessagingMessageListenerAdapter<>(null, null);
    Class<?>[] proxy = new ProxyFactory(listener).getProxy().getClass().getInterfaces();
    assertThat(RuntimeHintsPredicates.proxies().forInterfaces(proxy)).accepts(hints);
  }

  private List<String> fields(Class<?> type) {
    TypeHint hint = Objects.requireNonNull(hints.reflection().getTypeHint(type), type.getName());
    return hint.fields().map(FieldHint::getName).toList();
  }

  private Set<String> named() {
    return hints
        .reflection()
        .typeHints()
        .map(TypeHint::getType)
        .map(TypeReference::getName)
        .collect(Collectors.toSet());
  }

  @SuppressWarnings({"deprecation", "removal"}) // what takes its place is not in Boot 3.5
  private Set<String> serialized() {
    return hints
        .serialization()
        .javaSerializationHints()
        .map(JavaSerializationHint::getType)
        .map(TypeReference::getName)
        .collect(Collectors.toSet());
  }
}
