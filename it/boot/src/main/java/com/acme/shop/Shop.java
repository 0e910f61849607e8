package com.acme.shop;

import java.math.BigDecimal;
import java.util.HexFormat;
import org.springframework.boot.CommandLineRunner;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.context.annotation.Bean;
import org.springframework.data.redis.connection.RedisConnection;
import org.springframework.data.redis.core.RedisTemplate;

/** Prints what is stored of a lamp, gives it the price of the first argument, and shows the bytes. */
@SpringBootApplication
public class Shop {

  public static void main(String[] arguments) {
    SpringApplication.run(Shop.class, arguments).close();
  }

  @Bean
  CommandLineRunner change(RedisTemplate<Object, Object> redis) {
    return arguments -> {
      System.out.println(redis.opsForValue().get("lamp"));
      redis.opsForValue().set("lamp", new Item("lamp", new BigDecimal(arguments[0])));
      try (RedisConnection connection = redis.getRequiredConnectionFactory().getConnection()) {
        byte[] key = connection.keyCommands().randomKey(); // there is one
        System.out.println(HexFormat.of().formatHex(connection.stringCommands().get(key)));
      }
    };
  }
}
