import { useCallback } from 'react';
import type { SheetRow } from '#domain/printing/sheet.ts';
import { useDates } from '#web/lib/dates.ts';
import { BOARD_CACHE, BOARD_ENTRY, OWNER_ENTRY } from '#web/lib/page/offline-names.ts';
import { useTexts } from '#web/lib/texts.ts';
import { rememberedPaper } from '#web/shared/printing/paper.ts';
import { keptTicketsPage } from './kept-page.ts';
import { printingTexts } from './texts.ts';

/** The headers of a page that is made in the browser. It runs its own script only, and asks nobody but this site. */
const headersOf = (nonce: string) => ({
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; script-src 'nonce-${nonce}'; connect-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'`,
});

/** Stores the page that a member of staff sees instead of the board while there is no connection. */
async function keepBoard(owner: string, page: { html: string; nonce: string }): Promise<void> {
  if (!('caches' in window)) return;
  const cache = await caches.open(BOARD_CACHE);
  await cache.put(OWNER_ENTRY, new Response(owner));
  await cache.put(BOARD_ENTRY, new Response(page.html, { headers: headersOf(page.nonce) }));
}

/** Keeps tickets in this browser, for a reload of the board without a connection. The function rarely changes. */
export function useKeptTickets(
  userId: string,
): (tickets: { sheets: readonly (readonly SheetRow[])[]; asOf: number }) => void {
  const { kept: texts } = useTexts(printingTexts);
  const { timeOfDay } = useDates();
  return useCallback(
    ({ sheets, asOf }) => {
      const nonce = crypto.randomUUID();
      const time = timeOfDay(new Date(asOf));
      const language = document.documentElement.lang;
      const html = keptTicketsPage({ sheets, asOf, paper: rememberedPaper(), texts, language, time, nonce });
      void keepBoard(userId, { html, nonce }).catch(() => {
        // The browser stores nothing, for example because its disk is full: then only the open board prints.
      });
    },
    [userId, texts, timeOfDay],
  );
}
