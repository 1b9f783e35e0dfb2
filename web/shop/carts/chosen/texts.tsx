import type { ReactNode } from 'react';

/** Texts of the question that the plus of a dish with options asks. */
export const chosenTexts = {
  title: (dish: string) => `${dish}, the same again?`,
  /** @param price of one */
  last: (choice: string, price: ReactNode) => (
    <>
      {choice} · {price}
    </>
  ),
  plain: 'Without options',
  repeat: 'Repeat last choice',
  chooseAgain: 'Choose again',
} as const;
