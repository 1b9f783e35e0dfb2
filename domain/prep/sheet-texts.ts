/** Words of the prep list that stand on paper, too. */
export const prepSheetTexts = {
  title: 'Prep list',
  noStation: 'No station',
  soon: 'Now, as soon as possible',
  readyBy: (time: string) => `Ready by ${time}`,
  likely: 'Likely to be ordered besides',
  /** The part of a quantity that is not certain. */
  expected: (quantity: string) => `${quantity} of this can still be skipped`,
  choice: (words: string, count: number) => `${words}: ${count}`,
  /** Meals that are no orders yet, and so have no numbers. */
  meals: (count: number) => (count === 1 ? '1 meal of a plan' : `${count} meals of plans`),
  allergy: (words: string) => `ALLERGY: CHECK ${words}`,
  care: 'Take care',
  asOf: (time: string) => `As of ${time}`,
} as const;
