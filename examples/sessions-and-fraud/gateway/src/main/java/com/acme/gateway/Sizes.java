package com.acme.gateway;

import jakarta.servlet.http.HttpSession;
import java.util.Collections;
import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.data.redis.serializer.RedisSerializer;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RestController;

/** Says how many bytes the attributes of a session take, and how many by JDK serialization. */
@RestController
class Sizes {

  private final RedisSerializer<Object> used;

  Sizes(@Qualifier("springSessionDefaultRedisSerializer") RedisSerializer<Object> used) {
    this.used = used;
  }

  @GetMapping("/bytes")
  String bytes(HttpSession session) {
    return bytes(session, used) + " " + bytes(session, RedisSerializer.java());
  }

  private static int bytes(HttpSession session, RedisSerializer<Object> serializer) {
    return Collections.list(session.getAttributeNames()).stream()
        .mapToInt(name -> serializer.serialize(session.getAttribute(name)).length)
        .sum();
  }
}
