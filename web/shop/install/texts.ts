/** Texts of the offer to install the site on a phone. */
export const installTexts = {
  title: (shop: string) => `Keep ${shop} on your home screen`,
  text: 'It opens like an app, and shows the last menu and your orders even without a connection.',
  /** For iPhones, which have no button for it. */
  iphone: 'Press Share in your browser, then ‘Add to Home Screen’.',
  yes: 'Add it',
  no: 'Not now',
} as const;
