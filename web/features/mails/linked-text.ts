const URL_IN_TEXT = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)])/;

/** A text split at its web addresses. The pieces joined are the text again. */
export function linkedText(text: string): { text: string; isUrl: boolean }[] {
  // Splitting by a group keeps what the group matched, at every odd place.
  return text
    .split(URL_IN_TEXT)
    .map((piece, place) => ({ text: piece, isUrl: place % 2 === 1 }))
    .filter((piece) => piece.text !== '');
}
