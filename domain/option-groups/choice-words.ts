interface ChoiceTexts {
  exactly(count: number): string;
  upTo(most: number): string;
  between(least: number, most: number): string;
}

/** How many choices a group asks for, in words. */
export function choiceWords({ exactly, upTo, between }: ChoiceTexts, min: number, max: number): string {
  if (min === max) return exactly(min);
  return min === 0 ? upTo(max) : between(min, max);
}
