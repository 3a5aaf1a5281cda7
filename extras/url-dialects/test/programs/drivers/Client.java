// Requests a URL: with java.net.URL if the first argument is `url`, or with java.net.URI.

import java.net.URI;
import java.net.URL;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;

class Client {
  public static void main(String[] args) throws Exception {
    if (args[0].equals("url")) new URL(args[1]).openConnection().connect();
    else HttpClient.newHttpClient().send(HttpRequest.newBuilder(new URI(args[1])).build(), BodyHandlers.discarding());
  }
}
