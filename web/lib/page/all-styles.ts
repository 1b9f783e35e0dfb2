import { SHEET_ID } from './html-document.ts';

/**
 * The `rel` of the style sheet until the first script loads it, which does not apply it yet. With a `media` that is changed
 * later, browsers would lay out the whole page again.
 */
export const NOT_YET = 'wait';

/**
 * Applies the style sheet of the whole site, because a kept page contains only the rules it needs itself. Resolves once
 * the sheet has loaded or failed.
 */
export async function applyAllStyles(document: Document): Promise<void> {
  const sheet = document.getElementById(SHEET_ID);
  if (!(sheet instanceof HTMLLinkElement) || sheet.rel === 'stylesheet') return;
  // The event of the preloaded file must not count as that of the applied sheet.
  const copy = sheet.cloneNode() as HTMLLinkElement;
  copy.rel = 'stylesheet';
  await new Promise((settled) => {
    copy.addEventListener('load', settled, { once: true });
    copy.addEventListener('error', settled, { once: true });
    sheet.replaceWith(copy);
  });
}
