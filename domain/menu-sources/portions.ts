import { comparableLetters } from '#domain/comparing.ts';
import { ALL_TYPED_WORDS } from '#domain/languages/typed-words/typed-words.ts';
import { isQuantity } from './prices.ts';

const PORTIONS: readonly string[] = [
  ...ALL_TYPED_WORDS.flatMap(({ portions }) => portions),
  ...['h', 'f', 'qtr', 'small', 'medium', 'large', 'regular', 'family', 'mini', 'jumbo', 'single', 'double'],
  ...['plate', 'bowl', 's', 'm', 'l', 'छोटा', 'बड़ा', 'मध्यम'],
].map(comparableLetters);

/** Whether a heading or a label names a portion: 'Half', 'Large', '250 ml'. */
export const isPortion = (text: string): boolean => {
  const word = comparableLetters(text);
  return PORTIONS.includes(word) || isQuantity(text);
};

/** The portions that a heading lists, such as 'Half/Full'; empty for other headings. */
export function listedPortions(heading: string): string[] {
  const parts = heading.split(/[/|&,]/).map((part) => part.trim());
  return parts.length > 1 && parts.every(isPortion) ? parts : [];
}
