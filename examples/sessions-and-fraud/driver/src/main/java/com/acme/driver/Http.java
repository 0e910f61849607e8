package com.acme.driver;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpClient.Version;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/** Sends requests to applications on this machine. */
final class Http {

  private static final HttpClient CLIENT =
      HttpClient.newBuilder().version(Version.HTTP_1_1).build();

  private Http() {}

  /** Sends a request, with the cookie of a session if there is one. */
  static HttpResponse<String> send(int port, String method, String path, @Nullable String cookie)
      throws IOException, InterruptedException {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + path))
            .timeout(Duration.ofSeconds(30))
            .method(method, BodyPublishers.noBody());
    if (cookie != null) {
      request.header("Cookie", cookie);
    }
    return CLIENT.send(request.build(), BodyHandlers.ofString());
  }

  /** Says whether an application answers that it is healthy. */
  static boolean isUp(int port) throws InterruptedException {
    try {
      return send(port, "GET", "/actuator/health", null).statusCode() == 200;
    } catch (IOException e) {
      return false;
    }
  }
}
