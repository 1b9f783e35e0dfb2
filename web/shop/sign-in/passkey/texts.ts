/** Texts of signing in with a passkey. */
export const passkeyLoginTexts = {
  use: 'Use a passkey',
  waiting: 'Waiting for your device...',
  refused: 'That passkey was not accepted. It may have been removed: please use another way.',
  failed: 'The passkey could not be used. Please try again, or use another way.',
} as const;
