/** Devanagari in Latin letters, as menus in India spell it: 'पनीर' is 'paniir'. For searching only, not for display. */

// biome-ignore format: one line for each row of the alphabet
const CONSONANTS: Readonly<Record<string, string>> = {
  क: 'k', ख: 'kh', ग: 'g', घ: 'gh', ङ: 'n',
  च: 'ch', छ: 'chh', ज: 'j', झ: 'jh', ञ: 'n',
  ट: 't', ठ: 'th', ड: 'd', ढ: 'dh', ण: 'n',
  त: 't', थ: 'th', द: 'd', ध: 'dh', न: 'n',
  प: 'p', फ: 'ph', ब: 'b', भ: 'bh', म: 'm',
  य: 'y', र: 'r', ल: 'l', ळ: 'l', व: 'v', श: 'sh', ष: 'sh', स: 's', ह: 'h',
};
// biome-ignore format: letters and the signs of the same vowels
const VOWELS: Readonly<Record<string, string>> = {
  अ: 'a', आ: 'aa', इ: 'i', ई: 'ii', उ: 'u', ऊ: 'uu', ऋ: 'ri', ए: 'e', ऐ: 'ai', ऑ: 'o', ओ: 'o', औ: 'au',
};
// biome-ignore format: signs that follow a consonant
const VOWEL_SIGNS: Readonly<Record<string, string>> = {
  'ा': 'aa', 'ि': 'i', 'ी': 'ii', 'ु': 'u', 'ू': 'uu', 'ृ': 'ri', 'े': 'e', 'ै': 'ai', 'ॉ': 'o', 'ो': 'o', 'ौ': 'au',
};
/** Says that no vowel follows a consonant. */
const VIRAMA = '्';
/** A dot below a letter, which marks a similar sound. */
const NUKTA = '़';
const NASALS = 'ंँ';
const LABIALS = 'पफबभम';

/** A consonant or a vowel of a word. */
interface Sound {
  latin: string;
  isVowel: boolean;
  /** The vowel 'a' that follows a consonant without being written. It is not always spoken. */
  isUnwritten?: boolean;
}

function soundsOf(letters: readonly string[]): Sound[] {
  return letters.flatMap((letter, at): Sound[] => {
    const next = letters[at + 1] ?? '';
    const consonant = CONSONANTS[letter];
    if (consonant) {
      const hasVowel = next === VIRAMA || next in VOWEL_SIGNS;
      const unwritten = { latin: 'a', isVowel: true, isUnwritten: true };
      return [{ latin: consonant, isVowel: false }, ...(hasVowel ? [] : [unwritten])];
    }
    if (NASALS.includes(letter)) return [{ latin: LABIALS.includes(next) ? 'm' : 'n', isVowel: false }];
    const vowel = VOWELS[letter] ?? VOWEL_SIGNS[letter];
    return vowel ? [{ latin: vowel, isVowel: true }] : [];
  });
}

/** Leaves out unwritten vowels that are silent: the last one, and those between two syllables, as in 'मखनी' (makhni). */
function spoken(sounds: readonly Sound[]): Sound[] {
  const kept = [...sounds];
  for (let at = kept.length - 1; at > 1; at--) {
    if (!kept[at]?.isUnwritten) continue;
    const isLast = at === kept.length - 1;
    const isBetween = kept[at - 2]?.isVowel && kept[at + 1]?.isVowel === false && kept[at + 2]?.isVowel;
    if (isLast || isBetween) kept.splice(at, 1);
  }
  return kept;
}

const inLatin = (word: string): string =>
  spoken(soundsOf([...word.normalize('NFD')].filter((letter) => letter !== NUKTA)))
    .map(({ latin }) => latin)
    .join('');

/** The text with its Devanagari words in Latin letters; everything else stays. */
export const devanagariInLatin = (text: string): string => text.replace(/[\u0900-\u097f]+/g, inLatin);
