package com.acme.own;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.Serializable;
import java.util.List;
import java.util.Properties;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.springframework.data.redis.cache.RedisCacheConfiguration;
import org.springframework.data.redis.serializer.RedisSerializer;
import org.springframework.http.MediaType;
import org.springframework.mock.http.MockHttpInputMessage;
import org.springframework.mock.http.MockHttpOutputMessage;
import org.springframework.security.core.authority.AuthorityUtils;
import org.springframework.security.core.userdetails.User;

class OwnWayTest {

  private static final List<String> ORDER = List.of("lamp", "rope");

  @Test
  void userOfASessionComesBack() {
    JsonSessions sessions = new JsonSessions();
    sessions.setBeanClassLoader(OwnWayTest.class.getClassLoader());
    RedisSerializer<Object> json = sessions.springSessionDefaultRedisSerializer();
    User user = new User("ada", "secret", AuthorityUtils.createAuthorityList("ROLE_ADMIN"));
    assertThat(json.deserialize(json.serialize(user))).isEqualTo(user);
  }

  @Test
  void entryOfACacheComesBack() {
    RedisCacheConfiguration caches = new JsonCaches().cacheConfiguration();
    var values = caches.getValueSerializationPair();
    assertThat(values.read(values.write("lamp"))).isEqualTo("lamp");
  }

  @Test
  @SuppressWarnings("unchecked") // RedisTemplate does not tell its serializer's type
  void valueOfATemplateComesBack() {
    var template = new JsonTemplates().orders(null); // it is not asked
    RedisSerializer<Object> values = (RedisSerializer<Object>) template.getValueSerializer();
    assertThat(values.deserialize(values.serialize("lamp"))).isEqualTo("lamp");
  }

  @Test
  void bodyComesBack() throws IOException {
    SerializedConverter converter = new SerializedConverter();
    MockHttpOutputMessage written = new MockHttpOutputMessage();
    MediaType type = converter.getSupportedMediaTypes().get(0);
    converter.write((Serializable) ORDER, type, written);
    MockHttpInputMessage read = new MockHttpInputMessage(written.getBodyAsBytes());
    assertThat(converter.read(Serializable.class, read)).isEqualTo(ORDER);
  }

  @Test
  void propertiesOfKafkaNameClassesThatThereAre() throws Exception {
    Properties properties = new Properties();
    try (InputStream in = OwnWayTest.class.getResourceAsStream("kafka.properties")) {
      properties.load(in);
    }
    List<String> classes =
        properties.values().stream()
            .map(String::valueOf)
            .filter(value -> value.startsWith("org."))
            .collect(Collectors.toList());
    assertThat(classes).hasSize(3);
    for (String name : classes) {
      assertThat(Class.forName(name)).isNotNull();
    }
  }
}
