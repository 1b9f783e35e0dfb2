import type { PaperWidth } from './paper.ts';
import type { SheetRow } from './sheet.ts';
import type { SheetTexts } from './sheet-texts.ts';

interface TestPageFacts {
  shopName: string;
  /** The name that the kitchen has given the printer. */
  printer: string;
  printedAt: Date;
  timeZone: string;
  paper: PaperWidth;
}

/**
 * A page with which somebody sees whether a printer works (PRINT-12): its name, the width of its paper, letters of every size,
 * ₹ and Devanagari, and a line across the paper.
 */
export function testPageRows(
  { shopName, printer, printedAt, timeZone, paper }: TestPageFacts,
  { testPage, locale }: SheetTexts,
): SheetRow[] {
  const clock = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone });
  return [
    { type: 'banner', text: testPage.title },
    { type: 'strong', text: shopName },
    { type: 'text', text: testPage.printer(printer) },
    { type: 'pair', left: testPage.width(paper), right: clock.format(printedAt), strong: false },
    { type: 'rule' },
    { type: 'title', text: '₹ 123' },
    { type: 'dish', quantity: '1 ×', name: 'Dal Makhani · दाल मखनी', mark: 'veg', price: null },
    { type: 'rule' },
    { type: 'text', text: testPage.works },
  ];
}
