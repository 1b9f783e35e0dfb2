/** Texts of handing food over, for riders. */
export const doorTexts = {
  title: (order: string) => `Hand over ${order}`,
  more: 'Delivered, with a name or a photo',
  moreNoPhoto: 'Delivered to somebody else',
  code: 'The customer’s code',
  codeHint: (left: number) =>
    left === 1
      ? 'Ask the customer for it. This is the last try.'
      : `Ask the customer for it. ${left} tries are left.`,
  codeMissing: 'Please enter the four digits.',
  call: 'Call the kitchen',
  taker: 'Who takes it?',
  takerHint: 'If it is not the customer, such as a neighbour or the guard.',
  photo: 'Photo of the food at the door',
  take: 'Take a photo',
  again: 'Take another',
  remove: 'Remove the photo',
  sending: (percent: number) => `Sending, ${percent} %`,
  failed: 'The photo could not be sent. Please try again, or go on without it.',
  where: {
    label: 'Say where I am',
    hint: 'Only the kitchen sees it, for a day.',
  },
  tooMany: 'There is no more room for photos. Please go on without it.',
} as const;
