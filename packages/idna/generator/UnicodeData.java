// Prints data of ICU: its version of Unicode, then a line of fields for each code point or range of code points.

import com.ibm.icu.lang.UCharacter;
import com.ibm.icu.lang.UCharacterEnums.ECharacterCategory;
import com.ibm.icu.lang.UScript;
import com.ibm.icu.text.Normalizer2;
import com.ibm.icu.text.SpoofChecker;
import com.ibm.icu.text.UnicodeSet;
import com.ibm.icu.util.VersionInfo;
import java.util.BitSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

class UnicodeData {
  static final UnicodeSet SCALAR_VALUES = new UnicodeSet("[[:Any:]-[:Surrogate:]]");
  static final Normalizer2 NFC = Normalizer2.getNFCInstance();

  static void print(Object... fields) {
    System.out.println(Stream.of(fields).map(String::valueOf).collect(Collectors.joining(";")));
  }

  static String hex(IntStream codePoints) {
    return codePoints.mapToObj(Integer::toHexString).collect(Collectors.joining(" "));
  }

  // The combining class of ranges of nonstarters: first, last, class.
  static void printCombiningClasses() {
    for (int combiningClass = 1; combiningClass < 256; combiningClass++) {
      for (var range : new UnicodeSet("[:ccc=" + combiningClass + ":]").ranges()) {
        print(range.codepoint, range.codepointEnd, combiningClass);
      }
    }
  }

  // The composites that are newer than Unicode 6.1: composite, first part, second part.
  static void printCompositions() {
    for (String composite : SCALAR_VALUES) {
      int codePoint = composite.codePointAt(0);
      String parts = NFC.getRawDecomposition(codePoint);
      boolean isOld = UCharacter.getAge(codePoint).compareTo(VersionInfo.UNICODE_6_1) <= 0;
      if (isOld || parts == null || !NFC.normalize(parts).equals(composite)) continue;
      print(codePoint, parts.codePointAt(0), parts.codePointBefore(parts.length()));
    }
  }

  // The recommended code points of UTS #39: code point, general category, scripts.
  static void printRecommended() {
    for (String character : new UnicodeSet("[:Identifier_Status=Allowed:]")) {
      int codePoint = character.codePointAt(0);
      var scripts = new BitSet();
      UScript.getScriptExtensions(codePoint, scripts);
      print(
          hex(character.codePoints()),
          switch (UCharacter.getType(codePoint)) {
            case ECharacterCategory.DECIMAL_DIGIT_NUMBER -> "Nd";
            case ECharacterCategory.NON_SPACING_MARK -> "Mn";
            default -> "";
          },
          scripts.stream().mapToObj(UScript::getShortName).collect(Collectors.joining(" ")));
    }
  }

  // The confusables of UTS #39 that are in Normalization Form D: code point, prototype.
  static void printConfusables() {
    var checker = new SpoofChecker.Builder().build();
    var nfd = Normalizer2.getNFDInstance();
    for (String source : SCALAR_VALUES) {
      String target = checker.getSkeleton(source);
      if (target.equals(source) || !nfd.isNormalized(source)) continue;
      print(hex(source.codePoints()), hex(target.codePoints()));
    }
  }

  public static void main(String[] arguments) {
    print(UCharacter.getUnicodeVersion().getVersionString(3, 3));
    switch (arguments[0]) {
      case "combining-classes" -> printCombiningClasses();
      case "compositions" -> printCompositions();
      case "recommended" -> printRecommended();
      case "confusables" -> printConfusables();
      default -> throw new IllegalArgumentException(arguments[0]);
    }
  }
}
