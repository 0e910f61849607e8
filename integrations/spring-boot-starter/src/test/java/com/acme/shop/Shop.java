package com.acme.shop;

import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.cache.annotation.EnableCaching;
import org.springframework.context.annotation.Bean;
import org.springframework.security.config.Customizer;
import org.springframework.security.config.annotation.web.builders.HttpSecurity;
import org.springframework.security.config.annotation.web.configurers.AbstractHttpConfigurer;
import org.springframework.security.core.userdetails.User;
import org.springframework.security.core.userdetails.UserDetailsService;
import org.springframework.security.provisioning.InMemoryUserDetailsManager;
import org.springframework.security.web.SecurityFilterChain;

/** An application with sessions, a login and a cache, as Spring's own documentation has it. */
@SpringBootApplication
@EnableCaching
public class Shop {

  /** Starts the application, and says when it is ready. */
  public static void main(String[] arguments) {
    SpringApplication.run(Shop.class, arguments);
  }

  @Bean
  SecurityFilterChain security(HttpSecurity http) throws Exception {
    return http.csrf(AbstractHttpConfigurer::disable)
        .authorizeHttpRequests(
            requests -> requests.requestMatchers("/me").authenticated().anyRequest().permitAll())
        .formLogin(Customizer.withDefaults())
        .build();
  }

  @Bean
  UserDetailsService customers() {
    return new InMemoryUserDetailsManager(
        User.withUsername("ada").password("{noop}engine").roles("CUSTOMER", "ADMIN").build());
  }
}
