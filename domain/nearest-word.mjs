// Plain JavaScript, because the scripts of package.json need it before any package is installed.

/** How many mistakes a word of this length may have. @param {number} length */
const mistakesIn = (length) => (length < 4 ? 0 : length < 8 ? 1 : 2);

/**
 * The word of a list that somebody may have meant: the nearest one, if it is near enough.
 * @param {string} typed
 * @param {readonly string[]} words
 * @returns {string | undefined}
 */
export function nearestWord(typed, words) {
  const near = words
    .map((word) => ({ word, mistakes: mistakesBetween(typed.toLowerCase(), word.toLowerCase()) }))
    .filter(({ word, mistakes }) => mistakes <= mistakesIn(Math.min(typed.length, word.length)));
  return near.sort((a, b) => a.mistakes - b.mistakes)[0]?.word;
}

/** ' Did you mean WORD?', or nothing. @param {string} typed @param {readonly string[]} words */
export function didYouMean(typed, words) {
  const meant = nearestWord(typed, words);
  return meant === undefined ? '' : ` Did you mean ${meant}?`;
}

/**
 * Letters that are missing, too many or wrong; two that changed places count once.
 * @param {string} a @param {string} b
 */
function mistakesBetween(a, b) {
  let beforeLast = /** @type {number[]} */ ([]);
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const wrong = a[i - 1] === b[j - 1] ? 0 : 1;
      const steps = [(row[j - 1] ?? 0) + 1, (last[j] ?? 0) + 1, (last[j - 1] ?? 0) + wrong];
      if (a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) steps.push((beforeLast[j - 2] ?? 0) + 1);
      row.push(Math.min(...steps));
    }
    beforeLast = last;
    last = row;
  }
  return last[b.length] ?? 0;
}
