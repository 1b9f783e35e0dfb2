/** Words for requests that failed for reasons any form can meet. */
export const requestMessages = {
  /** No answer came: the network, or the server, is away. */
  lost: 'Something went wrong. Please try again.',
  tooOften: 'Too many tries. Please wait a little, then try again.',
  unavailable: 'The kitchen cannot answer just now. Please try again in a moment.',
} as const;
