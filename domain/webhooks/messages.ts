/** What server and form say of webhooks. */
export const webhookMessages = {
  urlWrong: 'Please give an address that begins with https:// and leads to the internet.',
  topicsMissing: 'Please choose at least one thing to be told of.',
  tooMany: 'There are ten webhooks already. Please delete one first.',
  onlyAgain: 'A delivery can only be sent again.',
  isOff: 'The webhook is off. Please turn it on first.',
} as const;
