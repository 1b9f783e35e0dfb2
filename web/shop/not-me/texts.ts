/** Texts of the page on which somebody says that a text was not meant for them (TELL-2). */
export const notMeTexts = {
  page: { title: 'Not you?' },
  loading: 'Loading',
  loadFailed: 'The page could not be loaded',
  question: (shop: string) => `Stop texts from ${shop}?`,
  hint: 'If somebody gave your number as theirs, press once, and no more texts come to it. If the food is yours, close this page.',
  stop: 'Stop these texts',
  failed: 'That did not work. Please try again.',
  stopped: 'No more texts come to your number',
  stoppedHint: (shop: string) =>
    `${shop} knows that the number is not its customer’s. We are sorry for the trouble.`,
  gone: 'This link does not work any more',
  goneHint: 'Please open the link of a newer text, or call the kitchen.',
} as const;
