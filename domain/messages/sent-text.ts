import type { MessageTextRow } from './message-texts.ts';
import { cleanText, fillIn, MOST_PREPARED, registeredForm } from './texts-with-values.ts';

type Row = Pick<MessageTextRow, 'use' | 'frame' | 'samples'>;

/** A text with these words as it will be sent, with invented values. */
export const sentText = ({ frame, samples }: Row, words: string): string =>
  cleanText(fillIn(fillIn(frame, { text: words }), samples), MOST_PREPARED);

/** A text with these words as an operator registers it: with a mark for each value. The kitchen's name is a part of it. */
export function registeredText({ use, frame, samples }: Row, words: string): string {
  const whole = fillIn(frame, { text: words });
  return registeredForm(use === 'code' ? fillIn(whole, { shop: samples.shop ?? '' }) : whole);
}
