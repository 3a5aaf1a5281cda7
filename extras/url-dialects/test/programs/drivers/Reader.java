// Reads URLs with java.net.URI or java.net.URL, as the argument says. One input a line and one answer
// a line; see ../protocol.ts.

import java.io.BufferedOutputStream;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.net.URI;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;

class Reader {
  static String decode(String field) {
    return new String(HexFormat.of().parseHex(field), StandardCharsets.UTF_8);
  }

  static String encode(String text) {
    return HexFormat.of().formatHex(text.getBytes(StandardCharsets.UTF_8));
  }

  static String some(String value) {
    return value == null ? "-" : "+" + encode(value);
  }

  static String port(int port) {
    return some(port == -1 ? null : Integer.toString(port));
  }

  static String readURI(String[] fields) throws Exception {
    URI uri = new URI(decode(fields[0]));
    if (fields.length > 1) uri = new URI(decode(fields[1])).resolve(uri);
    String path = uri.isOpaque() ? uri.getRawSchemeSpecificPart() : uri.getRawPath();
    return String.join("\t", some(uri.getScheme()), some(uri.getRawUserInfo()), "-",
        some(uri.getHost()), port(uri.getPort()), some(path), some(uri.getRawQuery()),
        some(uri.getRawFragment()));
  }

  static String readURL(String[] fields) throws Exception {
    URL base = fields.length > 1 ? new URL(decode(fields[1])) : null;
    URL url = new URL(base, decode(fields[0]));
    return String.join("\t", some(url.getProtocol()), some(url.getUserInfo()), "-",
        some(url.getHost()), port(url.getPort()), some(url.getPath()), some(url.getQuery()),
        some(url.getRef()));
  }

  public static void main(String[] args) throws Exception {
    boolean isURI = args[0].equals("uri");
    PrintStream out = new PrintStream(new BufferedOutputStream(System.out));
    BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
    for (String line = in.readLine(); line != null; line = in.readLine()) {
      String[] fields = line.split("\t", -1);
      try {
        out.print((isURI ? readURI(fields) : readURL(fields)) + "\n");
      } catch (Exception error) {
        out.print("!" + encode(String.valueOf(error.getMessage())) + "\n");
      }
    }
    out.flush();
  }
}
