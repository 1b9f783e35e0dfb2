/** Texts of moving a rider's stops. */
export const stopTexts = {
  open: 'Change the order of the stops',
  change: 'Change',
  moved: 'In the order of your tour',
  title: 'Order of your stops',
  hint: 'Drag a stop, or use its arrows. New orders join where they fit.',
  best: 'Back to the best order',
  isBest: 'This is the best order.',
  done: 'Done',
  noAddress: 'No address given',
  failed: 'The order could not be changed. Please try again.',
} as const;
