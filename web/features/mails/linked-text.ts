const URL_IN_TEXT = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)])/;

/** A text in pieces, of which some are addresses. */
export function linkedText(text: string): { words: string; url: boolean }[] {
  // Splitting by a group puts what it matched at every other place.
  return text
    .split(URL_IN_TEXT)
    .map((words, place) => ({ words, url: place % 2 === 1 }))
    .filter(({ words }) => words !== '');
}
