import type { ReactNode } from 'react';

/** Texts of signing in with a code. */
export const codeTexts = {
  phone: 'Mobile number',
  phoneHint: 'New or known here: we send you a code, and you are in. No password.',
  sendToPhone: 'Get a code by SMS',
  sendToEmail: 'Get a code by e-mail',
  sending: 'Sending...',
  or: 'or with your e-mail',
  orPhone: 'or with your mobile number',
  usePhone: 'Use your mobile number',
  orFillIn: 'or fill in the form',
  sendFailed: 'The code could not be sent. Please try again.',
  tooOften: 'Too many codes were asked for. Please wait an hour, or sign in another way.',
  title: 'Enter the code',
  sentTo: (address: ReactNode) => <>We sent a code of 6 digits to {address}.</>,
  sent: 'We sent you a code of 6 digits.',
  code: 'Code',
  missing: 'Please enter the 6 digits of the code',
  signIn: 'Sign in',
  signingIn: 'Signing in...',
  again: 'Send a new code',
  againIn: (seconds: number) => `Send a new code in ${seconds} s`,
  sentAgain: (times: number) => `Sent ${times} times. The newest code is the one that works.`,
  change: { phone: 'Change the number', email: 'Change the address' },
  /** Why a code did not sign in, by the type of the server's refusal. */
  failures: {
    user_invalid_token: 'That is not the code we sent. Please check the newest message.',
    sign_in_code_over: 'This code has expired or was used before. Please send a new one.',
    sign_in_code_spent: 'Too many wrong codes. Please send a new one.',
  },
} as const;
