/** The paper that this device prints on: rolls by their width in millimetres, or the pages of an office printer. */
export const PAPERS = ['58', '80', 'page'] as const;
export type Paper = (typeof PAPERS)[number];

const KEY = 'rasoi.paper';

/** The paper that was chosen here last; rolls of 80 mm where nothing is stored. */
export function rememberedPaper(): Paper {
  try {
    return PAPERS.find((paper) => paper === localStorage.getItem(KEY)) ?? '80';
  } catch {
    return '80';
  }
}

export function rememberPaper(paper: Paper): void {
  try {
    localStorage.setItem(KEY, paper);
  } catch {
    // A browser that stores nothing asks again.
  }
}

/** Pixels of CSS in a millimetre. */
const PER_MM = 96 / 25.4;

/**
 * The rule for the size of the printed page: as wide as the roll and as long as the sheet. Undefined where the printer's
 * own page is used. A length of `auto` is no valid CSS.
 */
export function pageRule(paper: Paper, heightInPixels: number): string | undefined {
  if (paper === 'page') return undefined;
  // A page shorter than wide would be turned by some printers.
  const height = Math.max(Number(paper), Math.ceil(heightInPixels / PER_MM) + 1);
  return `@page { size: ${paper}mm ${height}mm; margin: 0 }`;
}
