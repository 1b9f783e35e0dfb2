/** Texts of the button that prepares a chat. */
export const chatTexts = {
  whatsApp: 'WhatsApp',
  prepareFor: (name: string) => `Prepare a WhatsApp chat: ${name}`,
  share: 'Share',
  shareOf: (name: string) => `Share: ${name}`,
  title: 'Prepared text',
  hint: 'Read it, then open the chat. You send it yourself.',
  open: 'Open WhatsApp',
  copy: 'Copy',
  copied: 'Copied',
  failed: 'That did not work. Please try again.',
} as const;
