package com.acme.gateway;

import com.acme.orders.Verdict;
import org.springframework.context.annotation.Lazy;
import org.springframework.data.redis.core.RedisTemplate;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.stereotype.Component;

/** Keeps what the fraud service says in Redis. */
@Component
@Lazy(false) // else nobody would ask for it, and nothing would listen
class Verdicts {

  private final RedisTemplate<String, Object> redis;

  Verdicts(RedisTemplate<String, Object> redis) {
    this.redis = redis;
  }

  @KafkaListener(topics = "verdicts")
  void keep(Verdict verdict) {
    redis.opsForHash().put("verdicts", verdict.payment().toString(), verdict);
  }
}
