/** How much may be wrong in a word with at least so many letters. Short words are too easily another one. */
const LIMITS = [
  { letters: 8, wrong: 2 },
  { letters: 5, wrong: 1 },
  { letters: 4, wrong: 0.5 },
];
/** What another vowel counts; another consonant, and a letter too few or too many, counts 1. */
const OTHER_VOWEL = 0.5;

const isVowel = (letter: string | undefined) => letter === 'a' || letter === 'i' || letter === 'u';

function costOf(typed: string | undefined, meant: string | undefined): number {
  if (typed === meant) return 0;
  return isVowel(typed) && isVowel(meant) ? OTHER_VOWEL : 1;
}

/** How much may be wrong in a typed word. Of a short one that may be unfinished, nothing. */
export function mostWrong({ length }: string, unfinished: boolean): number {
  const wrong = LIMITS.find(({ letters }) => length >= letters)?.wrong ?? 0;
  return unfinished && wrong < 1 ? 0 : wrong;
}

/**
 * How much is wrong in a typed word compared with the meant one: letters added, left out, replaced or swapped with their
 * neighbour. An unfinished word is compared with the meant one's beginning. Both begin with the same letter.
 * @returns `Infinity` for more than `most`
 */
export function wrongIn(typed: string, meant: string, most: number, unfinished: boolean): number {
  if (typed[0] !== meant[0] || typed.length - meant.length > most) return Infinity;
  if (!unfinished && meant.length - typed.length > most) return Infinity;
  const to = meant.slice(0, typed.length + Math.floor(most));
  let before: number[] = [];
  let row = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (let at = 1; at <= typed.length; at++) {
    const next = [at];
    for (let of = 1; of <= to.length; of++) {
      const replaced = (row[of - 1] ?? 0) + costOf(typed[at - 1], to[of - 1]);
      const isSwapped = at > 1 && of > 1 && typed[at - 1] === to[of - 2] && typed[at - 2] === to[of - 1];
      const swapped = isSwapped ? (before[of - 2] ?? 0) + 1 : Infinity;
      next.push(Math.min(replaced, swapped, (row[of] ?? 0) + 1, (next[of - 1] ?? 0) + 1));
    }
    before = row;
    row = next;
  }
  const wrong = unfinished ? Math.min(...row) : (row[to.length] ?? Infinity);
  return wrong <= most ? wrong : Infinity;
}
