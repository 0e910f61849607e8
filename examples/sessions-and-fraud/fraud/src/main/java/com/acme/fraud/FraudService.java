package com.acme.fraud;

import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;

/** The fraud service: nothing in it knows of Polycodec but its pom and its properties. */
@SpringBootApplication
public class FraudService {

  /** Starts the application. */
  public static void main(String[] arguments) {
    SpringApplication.run(FraudService.class, arguments);
  }
}
