/** What labels are printed on: rolls of labels, rolls of 58 mm, or sheets of A4 with sixteen labels. */
export const LABEL_PAPERS = ['small', '58', 'a4'] as const;
export type LabelPaper = (typeof LABEL_PAPERS)[number];

/** Labels on a sheet of A4, in two columns. */
const ON_A4 = 16;

const KEY = 'rasoi.labels';

/** The paper that was last chosen for labels on this device. */
export function rememberedLabelPaper(): LabelPaper {
  try {
    return LABEL_PAPERS.find((paper) => paper === localStorage.getItem(KEY)) ?? 'small';
  } catch {
    return 'small';
  }
}

export function rememberLabelPaper(paper: LabelPaper): void {
  try {
    localStorage.setItem(KEY, paper);
  } catch {
    // Without storage the next print starts with the default.
  }
}

/** Pixels of CSS in a millimetre. */
const PER_MM = 96 / 25.4;
/** The shortest label of a roll, in millimetres: some printers turn a page that is wider than long. */
const SHORTEST = 58;

/** The CSS rule for the printed pages. All labels of a roll are as long as its longest one. */
export function labelPageRule(paper: LabelPaper, longestInPixels: number): string {
  if (paper === 'small') return '@page { size: 50mm 25mm; margin: 0 }';
  if (paper === 'a4') return '@page { size: A4; margin: 0 }';
  const length = Math.max(SHORTEST, Math.ceil(longestInPixels / PER_MM) + 1);
  return `@page { size: 58mm ${length}mm; margin: 0 }`;
}

/** The labels of each sheet of A4. */
export const sheetsOf = <L>(labels: readonly L[]): L[][] =>
  Array.from({ length: Math.ceil(labels.length / ON_A4) }, (_, at) =>
    labels.slice(at * ON_A4, (at + 1) * ON_A4),
  );
