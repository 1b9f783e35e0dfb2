/**
 * Cuts texts where they are too long: between characters as people see them. `slice` cuts within an emoji, and what is left is
 * half a character, which is no text: no link can hold it, and a database stores '�' for it.
 */

let segmenter: Intl.Segmenter | undefined;

/** The beginning of a text, at most `most` code points, as collections count them; with an end of its own if it was cut. */
export function cut(text: string, most: number, end = ''): string {
  if (text.length <= most || [...text].length <= most) return text;
  const room = most - end.length;
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  let kept = '';
  let length = 0;
  for (const { segment } of segmenter.segment(text)) {
    length += [...segment].length;
    if (length > room) break;
    kept += segment;
  }
  // A single character may have more code points than there is room for.
  return (kept || [...text].slice(0, room).join('')) + end;
}
