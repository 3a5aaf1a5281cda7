// https://www.unicode.org/reports/tr39/#Whole_Script_Confusables

import { codePointOf, scriptBit } from './code-points.js';

interface Script {
  readonly bit: number;
  /** The letters and digits of the script that look like Latin ones. */
  readonly lookalikes: string;
  /** The top-level domains in which it is expected. */
  readonly topLevelDomains: string;
}

const script = (name: string, lookalikes: string, topLevelDomains = ''): Script => ({
  bit: scriptBit(name),
  lookalikes,
  topLevelDomains,
});

let scripts: readonly Script[] | undefined;

const listScripts = (): readonly Script[] => [
  script('Armn', 'ագզէլհյոսւօՙ', 'am'),
  script('Cyrl', 'аысԁеԍһіюкјӏорԗԛѕԝхуъьҽпгѵѡ', 'bg by kz ru su ua uz'),
  script('Ethi', 'ሀሠሰስበነተከዐዕዘጠፐꬅ', 'er et'),
  script('Geor', 'იოყძხჽჿ', 'ge'),
  script('Grek', 'αικνρυωηοτ', 'gr'),
  script('Hebr', 'דוחיןסװײ׳ﬦ', 'il'),
  script('Beng', '০৭'),
  script('Deva', 'ऽ०ॱ'),
  script('Gujr', 'ડટ૦૧'),
  script('Guru', '੦੧'),
  script('Knda', 'ಽ೦೧'),
  script('Mlym', 'ടഠധനറ൦'),
  script('Orya', 'ଠ୦୮'),
  script('Taml', 'டப௦'),
  script('Telu', '౦౧'),
  script('Mymr', 'ခဂငထပဝ၀၂ၔၜ႐႑႕႖႗', 'mm'),
  script('Thai', 'ทนบพรหเแ๐ดลปฟม', 'th'),
];

// Words that do not look like Latin words.
const WORDS = 'секс как коса курс парк такий укроп сахарок покраска';

/**
 * Whether all characters of a script in a label look like Latin ones, unless the script is expected in the
 * top-level domain.
 *
 * @param characters The characters of the label, each once.
 * @param topLevelDomain The top-level domain in Unicode.
 */
export function isWholeScriptConfusable(
  label: string,
  characters: readonly string[],
  topLevelDomain: string,
): boolean {
  if (WORDS.split(' ').includes(label)) return false;
  scripts ??= listScripts();
  return scripts.some(({ bit, lookalikes, topLevelDomains }) => {
    const isOfScript = (character: string): boolean => codePointOf(character).scripts === bit;
    const ofScript = characters.filter(isOfScript);
    return (
      ofScript.length > 0 &&
      ofScript.every((character) => lookalikes.includes(character)) &&
      !topLevelDomains.split(' ').includes(topLevelDomain) &&
      !Array.from(topLevelDomain).some(isOfScript)
    );
  });
}
