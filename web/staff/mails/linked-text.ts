const URL_IN_TEXT = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)])/;

/** A text split at its web addresses. The pieces joined are the text again. */
export function linkedText(text: string): { text: string; isUrl: boolean }[] {
  // `split` by a capturing group keeps the matches, at every odd index.
  return text
    .split(URL_IN_TEXT)
    .map((piece, place) => ({ text: piece, isUrl: place % 2 === 1 }))
    .filter((piece) => piece.text !== '');
}
