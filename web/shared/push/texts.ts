/** Texts of the switch for alerts while the board is closed. */
export const pushTexts = {
  label: 'Alerts while the board is closed',
  turnOn: 'Alert this device when the board is closed',
  turnOff: 'Turn the alerts off',
  on: 'This device is alerted when the board is closed.',
  denied: 'This browser blocks our alerts. Allow notifications for this site in its settings.',
  failed: 'The alerts could not be changed. Please try again.',
} as const;
