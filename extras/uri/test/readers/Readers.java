// Answers for each line of the input, a reference and a base in hexadecimal UTF-16: `-` if the reference is refused, or
// its target in the same form.

import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.net.URI;
import java.net.URISyntaxException;

public class Readers {
  static String decode(String hex) {
    StringBuilder text = new StringBuilder();
    for (int index = 0; index + 4 <= hex.length(); index += 4) {
      text.append((char) Integer.parseInt(hex.substring(index, index + 4), 16));
    }
    return text.toString();
  }

  static String encode(String text) {
    StringBuilder hex = new StringBuilder("=");
    for (char unit : text.toCharArray()) hex.append(String.format("%04x", (int) unit));
    return hex.toString();
  }

  public static void main(String[] arguments) throws Exception {
    BufferedReader input = new BufferedReader(new InputStreamReader(System.in));
    PrintStream output = new PrintStream(System.out, false);
    for (String line; (line = input.readLine()) != null; ) {
      String[] texts = line.split(" ", -1);
      String answer = "-";
      try {
        URI reference = new URI(decode(texts[0]));
        answer = encode(new URI(decode(texts[1])).resolve(reference).toString());
      } catch (URISyntaxException refused) {
        answer = "-";
      }
      output.println(answer);
    }
    output.flush();
  }
}
