/** Words about two-step login. */
export const twoStepMessages = {
  wrongCode: 'That code is not right, or it was used already. Please try the next one.',
  wrongSentCode: 'That code is not right, or too old. Please look again, or have a new one sent.',
  wrongRecoveryCode: 'That recovery code is not right, or it was used already.',
  proveFirst: 'First, please prove that it is you.',
  missingCode: 'Please enter the code',
  tooOften: 'Too many tries. Please wait an hour, then try again.',
  over: 'That took too long. Please sign in again.',
  sent: 'We sent you a code',
  onItsWay: 'Look into your messages: the code is on its way.',
  /** Nobody is told that a code was sent where no mail leaves the kitchen. */
  sentWithoutMail: 'Your code waits for an admin to pass on.',
  sendFailed: 'Failed to send a code',
  failed: 'That did not work. Please try again.',
  loadFailed: 'Error loading two-step login',
  turnedOn: 'Two-step login is on',
  turnedOff: 'Two-step login is off',
  newCodes: 'Your old recovery codes work no more',
  copied: 'Copied',
  copyFailed: 'Your browser did not let us copy. Please write them down.',
} as const;
