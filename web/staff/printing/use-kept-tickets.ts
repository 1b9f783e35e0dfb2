import { useCallback } from 'react';
import type { SheetRow } from '#domain/printing/sheet.ts';
import { useDates } from '#web/lib/dates.ts';
import { useTexts } from '#web/lib/texts.ts';
import { rememberedPaper } from '#web/shared/printing/paper.ts';
import { keepBoard } from './keep-board.ts';
import { keptTicketsPage } from './kept-page.ts';
import { printingTexts } from './texts.ts';

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
