package com.acme.desk;

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.context.annotation.Bean;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.kafka.listener.DefaultErrorHandler;
import org.springframework.messaging.handler.annotation.MessageMapping;
import org.springframework.security.config.web.server.ServerHttpSecurity;
import org.springframework.security.config.web.server.ServerHttpSecurity.CsrfSpec;
import org.springframework.security.web.server.SecurityWebFilterChain;
import org.springframework.stereotype.Controller;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.ResponseBody;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

/** Sends parcels back over HTTP and RSocket, and keeps those of Kafka. */
@SpringBootApplication
@Controller
public class Desk {

  private final BlockingQueue<Object> delivered = new LinkedBlockingQueue<>();

  /** Returns parcels, texts, and the reasons of records that could not be read. */
  public BlockingQueue<Object> delivered() {
    return delivered;
  }

  @PostMapping("/parcel")
  @MessageMapping("parcel")
  @ResponseBody
  Mono<Parcel> sendBack(@RequestBody Mono<Parcel> parcel) {
    return parcel;
  }

  @PostMapping("/parcels")
  @MessageMapping("parcels")
  @ResponseBody
  Flux<Parcel> sendAllBack(@RequestBody Flux<Parcel> parcels) {
    return parcels;
  }

  @KafkaListener(topics = "parcels", groupId = "desk")
  void keep(ConsumerRecord<String, Object> parcel) {
    delivered.add(parcel.value());
  }

  @Bean
  DefaultErrorHandler unreadable() {
    return new DefaultErrorHandler((record, failure) -> delivered.add(failure));
  }

  @Bean
  SecurityWebFilterChain open(ServerHttpSecurity http) {
    return http.csrf(CsrfSpec::disable)
        .authorizeExchange(all -> all.anyExchange().permitAll())
        .build();
  }
}
