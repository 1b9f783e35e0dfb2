import { SHEET_ID } from './html-document.ts';

/** The `media` of the style sheet while it loads: with `print` it does not delay the first paint. */
export const NOT_YET = 'print';

/**
 * Applies the style sheet of the whole site, because a kept page contains only the rules it needs itself. Resolves once
 * the sheet has loaded or failed.
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
