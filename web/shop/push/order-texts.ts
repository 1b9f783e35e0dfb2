/** Texts of messages about orders on a customer's device. */
export const orderAlertTexts = {
  turnOn: 'Send messages to this device',
  turnOff: 'Stop them on this device',
  on: 'This device shows messages about your orders.',
  denied: 'This browser blocks our messages. Allow notifications for this site in its settings.',
  failed: 'The messages could not be changed. Please try again.',
  question: {
    title: 'Shall your phone tell you?',
    text: 'It then shows when your order is accepted, on its way and there, even while this page is closed. You can turn that off in your profile.',
    yes: 'Yes, tell me',
    no: 'Not now',
  },
} as const;
