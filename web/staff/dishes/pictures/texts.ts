/** Texts of the part that gives many dishes their pictures at once. */
export const manyPicturesTexts = {
  title: 'Many pictures at once',
  text: 'Choose the photos together, or drag them here. A file that is named like its dish, such as “Masala Chai.jpg”, finds it by itself.',
  choose: 'Choose photos',
  loading: 'Looking for their dishes...',
  loadFailed: 'The dishes could not be loaded. Please try again.',
  dishOf: (file: string) => `Dish of ${file}`,
  none: 'Not used',
  states: { sending: 'Uploading...', done: 'Saved', failed: 'Not saved' },
  save: (count: number) => (count === 1 ? 'Save 1 picture' : `Save ${count} pictures`),
  saving: 'Saving...',
  saved: (count: number) => (count === 1 ? '1 dish has its picture' : `${count} dishes have their pictures`),
  /** A picture that is dropped on a dish of the list. */
  dropped: {
    hint: 'Drag a photo onto a dish, and it is its picture.',
    done: (dish: string) => `${dish} has its picture`,
    failed: (dish: string) => `The picture of ${dish} could not be saved`,
  },
  failed: 'Some pictures could not be saved. They are marked; please try them again.',
} as const;
