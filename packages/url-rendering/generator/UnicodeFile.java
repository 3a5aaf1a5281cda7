// Prints the data of ICU in the form of a file of Unicode: confusables.txt or IdentifierStatus.txt, as the
// argument says. Prototypes of confusables are in Normalization Form D.

import com.ibm.icu.text.Normalizer2;
import com.ibm.icu.text.SpoofChecker;
import com.ibm.icu.text.UnicodeSet;
import java.util.stream.Collectors;

class UnicodeFile {
  static final UnicodeSet SCALAR_VALUES = new UnicodeSet("[[:Any:]-[:Surrogate:]]");

  static String hex(int codePoint) {
    return String.format("%04X", codePoint);
  }

  static void printIdentifierStatus() {
    for (var range : new UnicodeSet("[:Identifier_Status=Allowed:]").ranges()) {
      System.out.println(hex(range.codepoint) + ".." + hex(range.codepointEnd) + " ; Allowed");
    }
  }

  static void printConfusables() {
    var checker = new SpoofChecker.Builder().build();
    var nfd = Normalizer2.getNFDInstance();
    for (String source : SCALAR_VALUES) {
      if (!nfd.isNormalized(source)) continue;
      String target = checker.getSkeleton(source);
      if (target.equals(source)) continue;
      String codePoints =
          target.codePoints().mapToObj(UnicodeFile::hex).collect(Collectors.joining(" "));
      System.out.println(hex(source.codePointAt(0)) + " ; " + codePoints + " ; MA");
    }
  }

  public static void main(String[] arguments) {
    switch (arguments[0]) {
      case "IdentifierStatus.txt" -> printIdentifierStatus();
      case "confusables.txt" -> printConfusables();
      default -> throw new IllegalArgumentException(arguments[0]);
    }
  }
}
