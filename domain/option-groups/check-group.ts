/** What is wrong with a group whose values are each valid (OPTION-1): the row, and its message in `optionFormMessages`. */
export function checkGroup({ min, max, choices }: { min: number; max: number; choices: readonly unknown[] }) {
  if (min > max) return { name: 'min', message: 'minAboveMax' } as const;
  const isShort = choices.length < Math.max(1, min);
  return isShort ? ({ name: 'choices', message: 'tooFewChoices' } as const) : undefined;
}
