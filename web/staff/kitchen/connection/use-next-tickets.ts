import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo } from 'react';
import type { DishType } from '#domain/dishes/kinds.ts';
import { ZERO_PAISE } from '#domain/money.ts';
import { ticketRows } from '#domain/printing/sheet.ts';
import { kitchenLanguage } from '#domain/site/kitchen-language.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useSiteSettings } from '#web/lib/site-settings.ts';
import type { MoneyOfOrders } from '#web/shared/orders/settled.ts';
import { sheetTextsIn } from '#web/shared/printing/sheet-texts-in.ts';
import { dishFactsQuery } from '../queries.ts';
import type { Ticket } from '../ticket.ts';
import { nextTickets, type PaperTickets } from './next-tickets.ts';

/** Printed of an order whose payments are not known: it says neither that it is paid nor what to collect. */
const UNKNOWN = { isPaid: false, paidBy: [], due: ZERO_PAISE };
const NO_DISHES: Readonly<Record<string, { type: DishType }>> = {};

interface NextTicketsOptions {
  tickets: readonly Ticket[];
  /** When they were loaded, in milliseconds. */
  asOf: number;
  now: Date;
  money: MoneyOfOrders;
  isLost: boolean;
  onKeep: (tickets: PaperTickets) => void;
}

/** The tickets of the next two hours on paper. They are kept in the browser whenever they change, or were loaded again. */
export function useNextTickets(options: NextTicketsOptions): PaperTickets {
  const { tickets, asOf, now, money, isLost, onKeep } = options;
  const sdk = useSdk();
  const { shop, kitchen } = useSiteSettings();
  const { data: dishes = NO_DISHES } = useQuery(dishFactsQuery(sdk));
  const words = sheetTextsIn(kitchenLanguage({ shop, kitchen }));
  const paper = useMemo(() => {
    const types = Object.fromEntries(Object.entries(dishes).map(([id, { type }]) => [id, type]));
    const facts = {
      types,
      copy: 1,
      printedAt: new Date(asOf),
      timeZone: shop.timeZone,
      shopName: shop.name,
      lateAfterMinutes: kitchen.lateAfterMinutes,
    };
    const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: shop.timeZone });
    const banner = { type: 'banner', text: words.withoutConnection(clock.format(asOf)) } as const;
    const sheets = nextTickets(tickets, now, kitchen.orderMode).map((ticket) => {
      const settled = money[ticket.id] ?? UNKNOWN;
      const rows = ticketRows(ticket, { ...facts, ...settled }, words);
      return isLost ? [banner, ...rows] : rows;
    });
    return { sheets, asOf };
  }, [tickets, now, asOf, dishes, money, isLost, shop, kitchen, words]);
  const content = JSON.stringify(paper);
  const keep = useEffectEvent(() => onKeep(paper));
  // biome-ignore lint/correctness/useExhaustiveDependencies: kept again only if what is on the sheets has changed
  useEffect(() => keep(), [content]);
  return paper;
}
