/** The paper that invoices are printed on: an office printer's pages, or rolls of 80 mm. */
export const PAPERS = ['a4', '80'] as const;
export type Paper = (typeof PAPERS)[number];

/** Pixels of CSS in a millimetre. */
const PER_MM = 96 / 25.4;

/** The CSS rule for the printed page: A4, or as wide as the roll and as long as the sheet. */
export function pageRule(paper: Paper, heightInPixels: number): string {
  if (paper === 'a4') return '@page { size: A4; margin: 12mm }';
  // Some printers rotate a page that is wider than long.
  const height = Math.max(80, Math.ceil(heightInPixels / PER_MM) + 1);
  return `@page { size: 80mm ${height}mm; margin: 0 }`;
}
