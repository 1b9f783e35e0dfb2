/** Texts of the page with what somebody owes, or of an order, which the link of a chat opens (TELL-7). */
export const owedTexts = {
  page: { title: 'To pay' },
  loading: 'Loading',
  loadFailed: 'The page could not be loaded',
  owed: (amount: string, shop: string) => `${amount} to pay to ${shop}`,
  /** @param status such as 'Being cooked' */
  order: (number: string, status: string) => `Order ${number}: ${status}`,
  scan: 'Scan this code with your UPI app.',
  codeOf: (amount: string) => `UPI code for ${amount}`,
  open: 'Open your UPI app',
  call: (shop: string) => `Please ask ${shop} how to pay.`,
  nothing: 'Nothing is left to pay',
  nothingHint: 'Thank you!',
  gone: 'This link does not work any more',
  goneHint: 'Please ask the kitchen for a new one.',
} as const;
