/** Texts about who took the food at the door, and the code that says so. */
export const handOverTexts = {
  code: {
    title: 'Your code for the rider',
    hint: 'Tell it to the rider once you have your food. Nobody else asks for it, and nobody calls you for it.',
    signIn: 'The rider will ask for a code of four digits. Sign in to see it here.',
    loading: 'Loading your code...',
    failed: 'Your code could not be loaded',
  },
  heading: 'At the door',
  ways: {
    code: 'Handed over with the code',
    photo: 'Handed over with a photo',
    name: 'Handed over',
    staff: 'Handed over without the code, says the kitchen',
  },
  to: (name: string) => `to ${name}`,
  why: (reason: string) => `, because ${reason}`,
  photo: 'The photo at the door',
} as const;
