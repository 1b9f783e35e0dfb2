/** Messages about handing over food, for server and pages. */
export const handOverMessages = {
  needed: 'The customer has a code for this order. Please ask for it.',
  wrong: 'This is not the code of the order. Please ask for it again.',
  spent: 'The code was entered too often. Please call the kitchen: it can hand the order over.',
  notAsked: 'This order asks for no code.',
  noPhotos: 'The kitchen takes no photos at the door.',
  halfPosition: 'A place has a latitude and a longitude.',
  noSuchPhoto: 'There is no such photo of yours.',
} as const;
