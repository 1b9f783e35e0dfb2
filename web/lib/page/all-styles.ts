import { SHEET_ID } from './html-document.ts';

/** Of a sheet that is fetched without holding the first paint back, and applies to nothing that is on a screen. */
export const NOT_YET = 'print';

/**
 * Makes all styles apply: a kept page comes with only those that it needs to be seen. Resolves once they do, or once it
 * is known that they do not come.
 */
export async function applyAllStyles(document: Document): Promise<void> {
  const sheet = document.getElementById(SHEET_ID);
  if (!(sheet instanceof HTMLLinkElement) || sheet.media !== NOT_YET) return;
  if (!sheet.sheet) {
    await new Promise((settled) => {
      sheet.addEventListener('load', settled, { once: true });
      sheet.addEventListener('error', settled, { once: true });
    });
  }
  sheet.media = 'all';
}
