/** The paper that this device prints on: rolls by their width in millimetres, or the pages of an office printer. */
export const PAPERS = ['58', '80', 'page'] as const;
export type Paper = (typeof PAPERS)[number];

const KEY = 'rasoi.paper';

/** The paper that was last chosen on this device; rolls of 80 mm if nothing is stored. */
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
    // Without storage the next print starts with the default.
  }
}

/** Pixels of CSS in a millimetre. */
const PER_MM = 96 / 25.4;

/**
 * The CSS rule for the size of the printed page: as wide as the roll and as long as the sheet, since a length of `auto`
 * is not valid CSS. Undefined for an office printer, which uses its own page size.
 */
export function pageRule(paper: Paper, heightInPixels: number): string | undefined {
  if (paper === 'page') return undefined;
  // Some printers rotate a page that is wider than long.
  const height = Math.max(Number(paper), Math.ceil(heightInPixels / PER_MM) + 1);
  return `@page { size: ${paper}mm ${height}mm; margin: 0 }`;
}
