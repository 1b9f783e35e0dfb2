/** An owner's text with the minutes within which the kitchen promises a delivery. */
export const withMinutes = (text: string, minutes: number): string =>
  text.replaceAll('{minutes}', `${minutes}`);
