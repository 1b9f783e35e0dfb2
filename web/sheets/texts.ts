/** Texts that all sheets have; what names a noun stands with the noun. */
export const sheetScreenTexts = {
  change: 'Change',
  changeOf: (name: string) => `Change ${name}`,
  moveFailed: 'It could not be moved. Please try again.',
  remove: 'Delete',
  removeOf: (name: string) => `Delete ${name}`,
  removeQuestion: (name: string) => `Delete ${name}?`,
  cancel: 'Cancel',
  save: 'Save',
  saving: 'Saving...',
  ownerOnly: 'Only an owner can change this.',
  conflict: 'Somebody else has changed this meanwhile. Choose what to keep.',
  /** The label of a document’s texts in other languages, where two versions are compared. */
  translations: 'Other languages',
  nothing: 'nothing',
  on: 'Yes',
  off: 'No',
  search: {
    hint: 'Type a part of the name.',
    drop: (name: string) => `Remove ${name}`,
    /** What was chosen and is deleted since. */
    gone: 'Deleted',
    full: (most: number) => `At most ${most} can be chosen.`,
    found: (count: number) => `${count} found`,
  },
} as const;
