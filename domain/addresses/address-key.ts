import { comparable } from '#domain/comparing.ts';

// Whether two typed addresses are one place, however they are written: in capitals, in another order, with other signs (PLAN-3).

/** Words that say what the number after them counts: 'Flat 4, Block 2' is not 'Flat 2, Block 4'. */
const COUNTED = new Set(
  comparable(
    `apartment apt block building cross door flat floor gali gate h house lane main no phase plot quarter room sector shop
    stage street tower unit villa ward wing मकान फ्लैट फ़्लैट गली ब्लॉक मंज़िल सेक्टर வீடு பிளாட் தெரு தளம் பிளாக்`,
  ).split(' '),
);
/** Signs between the parts of an address; nothing is joined across them. */
const BETWEEN = /[,;|\n]/u;
const WORDS = /\p{N}+|[\p{L}\p{M}]+/gu;

/** The words of one part, with what belongs together joined. */
function wordsOf(part: string): string[] {
  const words: string[] = [];
  /** Whether the last word has single letters only. */
  let isRun = false;
  for (const word of comparable(part).match(WORDS) ?? []) {
    const isNumber = /^\p{N}/u.test(word);
    const isLetter = word.length === 1 && !isNumber;
    const isJoined: boolean =
      (isRun && (isNumber || isLetter)) || (isNumber && COUNTED.has(words.at(-1) ?? ''));
    if (isJoined) words.push(`${words.pop()}${word}`);
    else words.push(word);
    isRun = isLetter && (isRun || !isJoined);
  }
  return words;
}

/**
 * The words of an address in an order of their own. Single letters are joined with a letter or number after them ('M. G. Road' is
 * 'MG Road', 'B-12' is 'B12'), numbers with what they count.
 */
export const addressKey = (address: string): string =>
  address.split(BETWEEN).flatMap(wordsOf).sort().join(' ');
