/** Messages for requests that failed for a general reason, for server and pages. */
export const requestMessages = {
  /** No answer came, because the network or the server is down. */
  lost: 'Something went wrong. Please try again.',
  tooOften: 'Too many tries. Please wait a little, then try again.',
  /** For a phone number with more or fewer digits than those of its country have. */
  phoneInvalid: 'This phone number has too many or too few digits. Please check it.',
  /** For a text message to a country that is not on the owner's list. */
  countryRefused: 'The kitchen sends no text messages to numbers of this country. Please use e-mail instead.',
  /** For a code above the day's limit of text messages. */
  textsSpent: 'No more codes can be sent by text message today. Please use e-mail instead.',
  /** For somebody at work who is no owner and confirms money to themselves. */
  moneyOfOwn: 'This is your own money, so somebody else records it. Please ask an owner.',
  unavailable: 'The kitchen cannot answer just now. Please try again in a moment.',
  /** On a page that is shown without the site around it, and that loads itself again. */
  triesAgain: 'This page tries again by itself. If you were signed in, you still are.',
  tryNow: 'Try again',
  /** For a page that failed. The id of the request is a number, unless a proxy gives it. */
  tellUs: (id: string) => `If this keeps happening, please tell us this number: ${id}`,
} as const;
