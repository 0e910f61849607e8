package dev.polycodec.spring.starter;

import com.acme.shop.Shop;
import java.io.IOException;
import java.net.CookieManager;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.springframework.boot.SpringApplication;
import org.springframework.context.ConfigurableApplicationContext;

/** The application on a free port, and a browser with a session of its own. */
final class RunningShop implements AutoCloseable {

  private final ConfigurableApplicationContext context;
  private final HttpClient browser;

  private RunningShop(ConfigurableApplicationContext context, CookieManager cookies) {
    this.context = context;
    this.browser = HttpClient.newBuilder().cookieHandler(cookies).build();
  }

  /** Returns the same application, as another browser sees it. */
  RunningShop seenBy(CookieManager cookies) {
    return new RunningShop(context, cookies);
  }

  /** Starts the application. */
  static RunningShop start(int redis, String... properties) {
    List<String> arguments = new ArrayList<>(common(redis));
    arguments.add("--server.port=0");
    for (String property : properties) {
      arguments.add("--" + property);
    }
    return new RunningShop(
        SpringApplication.run(Shop.class, arguments.toArray(String[]::new)), new CookieManager());
  }

  /** Returns what the application needs, with or without Polycodec. */
  private static List<String> common(int redis) {
    return List.of(
        "--spring.data.redis.port=" + redis,
        "--spring.cache.type=redis",
        "--spring.cache.cache-names=items",
        "--spring.main.banner-mode=off",
        "--management.endpoint.health.show-components=always",
        "--management.endpoint.health.show-details=always");
  }

  <T> T bean(Class<T> type) {
    return context.getBean(type);
  }

  Object bean(String name) {
    return context.getBean(name);
  }

  String get(String path) throws Exception {
    return text(request(path).GET());
  }

  String post(String path) throws Exception {
    return text(request(path).POST(BodyPublishers.noBody()));
  }

  String login(String password) throws Exception {
    return text(
        request("/login")
            .header("Content-Type", "application/x-www-form-urlencoded")
            .POST(BodyPublishers.ofString("username=ada&password=" + password)));
  }

  /** Returns status, content type and body of what is sent in return for bytes. */
  HttpResponse<byte[]> send(String path, String type, String accept, byte[] body)
      throws IOException, InterruptedException {
    HttpRequest request =
        request(path)
            .header("Content-Type", type)
            .header("Accept", accept)
            .POST(BodyPublishers.ofByteArray(body))
            .build();
    return browser.send(request, BodyHandlers.ofByteArray());
  }

  private String text(HttpRequest.Builder request) throws IOException, InterruptedException {
    return browser.send(request.build(), BodyHandlers.ofString(StandardCharsets.UTF_8)).body();
  }

  private HttpRequest.Builder request(String path) {
    return HttpRequest.newBuilder(uri(path));
  }

  URI uri(String path) {
    String port = context.getEnvironment().getProperty("local.server.port");
    return URI.create("http://localhost:" + port + path);
  }

  @Override
  public void close() {
    context.close();
  }
}
