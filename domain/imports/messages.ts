/** What is said of a file that nobody could have confirmed in its preview. */
export const importMessages = {
  fileWrong: 'Nothing was entered: some lines of the file can’t be read. Please look at its preview.',
  changedMeanwhile:
    'Nothing was entered: somebody has changed a customer of the list meanwhile. Please look at its preview again.',
  lineRefused: (line: number, why: string) => `Line ${line} is refused: ${why}`,
} as const;
