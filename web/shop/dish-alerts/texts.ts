/** Texts of the button that asks for a message when a sold-out dish is back. */
export const dishAlertTexts = {
  ask: 'Tell me when it is back',
  asked: 'We’ll tell you once when it is back.',
  how: 'How?',
  howLabel: 'Choose in your profile how it reaches you',
  takeBack: 'Don’t tell me',
  failed: 'This could not be saved. Please try again.',
} as const;
