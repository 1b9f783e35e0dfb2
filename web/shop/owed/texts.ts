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
  statement: (period: string) => `Statement of ${period}`,
  why: (end: string) =>
    `It opens with a code that we send to your number ending in ${end}. You need no login.`,
  noCode: (shop: string) =>
    `It can’t be shown here: no code can be sent to your number. ${shop} gives it to you on paper.`,
  send: 'Send me the code',
  sent: (end: string) => `We have sent a code with six digits to your number ending in ${end}.`,
  sendAgain: 'Send another code',
  code: 'Code',
  codeMissing: 'Please type the six digits.',
  show: 'Show the statement',
  failed: 'That did not work. Please try again.',
  gone: 'This link does not work any more',
  goneHint: 'Please ask the kitchen for a new one.',
} as const;
