/**
 * Words of Indian scripts in Latin letters, as menus in India spell them: 'पनीर' is 'paniir'. For searching only, not for
 * display. Unicode has these scripts in blocks of one layout, so a letter of each is read as the one of Devanagari at its place.
 */

// biome-ignore format: one line for each row of the alphabet
const CONSONANTS: Readonly<Record<string, string>> = {
  क: 'k', ख: 'kh', ग: 'g', घ: 'gh', ङ: 'n',
  च: 'ch', छ: 'chh', ज: 'j', झ: 'jh', ञ: 'n',
  ट: 't', ठ: 'th', ड: 'd', ढ: 'dh', ण: 'n',
  त: 't', थ: 'th', द: 'd', ध: 'dh', न: 'n', ऩ: 'n',
  प: 'p', फ: 'ph', ब: 'b', भ: 'bh', म: 'm',
  य: 'y', र: 'r', ऱ: 'r', ल: 'l', ळ: 'l', ऴ: 'zh', व: 'v', श: 'sh', ष: 'sh', स: 's', ह: 'h',
};
// biome-ignore format: letters and the signs of the same vowels
const VOWELS: Readonly<Record<string, string>> = {
  अ: 'a', आ: 'aa', इ: 'i', ई: 'ii', उ: 'u', ऊ: 'uu', ऋ: 'ri', ऎ: 'e', ए: 'e', ऐ: 'ai', ऑ: 'o', ऒ: 'o', ओ: 'o', औ: 'au',
};
// biome-ignore format: signs that follow a consonant
const VOWEL_SIGNS: Readonly<Record<string, string>> = {
  'ा': 'aa', 'ि': 'i', 'ी': 'ii', 'ु': 'u', 'ू': 'uu', 'ृ': 'ri', 'ॆ': 'e', 'े': 'e', 'ै': 'ai', 'ॉ': 'o', 'ॊ': 'o', 'ो': 'o', 'ौ': 'au',
};
/** Says that no vowel follows a consonant. */
const VIRAMA = '्';
/** A dot below a letter, which marks a similar sound. */
const NUKTA = '़';
const NASALS = 'ंँ';
const LABIALS = 'पफबभम';

/** The block of Devanagari; each of the other scripts has one of this size. */
const FIRST_BLOCK = 0x0900;
const BLOCK = 0x80;
/** From this block on, scripts write no silent vowel. */
const SOUTHERN = 0x0b80;
/** The script that has one letter for several sounds, such as k and g. */
const MERGING = /[\u0b80-\u0bff]/;

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

/** A single t between two vowels is a d in the script that has one letter for both. */
const voiced = (sounds: readonly Sound[]): Sound[] =>
  sounds.map((sound, at) =>
    sound.latin === 't' && sounds[at - 1]?.isVowel && sounds[at + 1]?.isVowel
      ? { ...sound, latin: 'd' }
      : sound,
  );

function inLatin(word: string): string {
  const letters = [...word.normalize('NFC')].map((letter) => letter.charCodeAt(0));
  const sounds = soundsOf(
    letters
      .map((code) => String.fromCharCode(FIRST_BLOCK + (code % BLOCK)))
      .filter((letter) => letter !== NUKTA),
  );
  const heard = (letters[0] ?? 0) < SOUTHERN ? spoken(sounds) : sounds;
  return (MERGING.test(word) ? voiced(heard) : heard).map(({ latin }) => latin).join('');
}

/** The text with its words in Indian scripts in Latin letters; everything else stays. */
export const indianInLatin = (text: string): string => text.replace(/[\u0900-\u0d7f]+/g, inLatin);

/** Whether a text has letters that stand for several sounds each. */
export const mergesSounds = (text: string): boolean => MERGING.test(text);
