import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { DishType } from '#domain/dishes/kinds.ts';
import { ZERO_PAISE } from '#domain/money.ts';
import { clockIn } from '#domain/printing/clock.ts';
import { ticketRows } from '#domain/printing/sheet.ts';
import { kitchenLanguage } from '#domain/site/kitchen-language.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useSiteSettings } from '#web/lib/site-settings.ts';
import type { MoneyOfOrders } from '#web/shared/orders/settled.ts';
import { sheetTextsIn } from '#web/shared/printing/sheet-texts-in.ts';
import { dishFactsQuery } from '../queries.ts';
import type { Ticket } from '../ticket.ts';
import { useStable } from '../use-stable.ts';
import { nextTickets, type PaperTickets } from './next-tickets.ts';
import { useKeeping } from './use-keeping.ts';

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

/** The tickets of the next two hours. */
export interface NextTickets {
  count: number;
  /** Writes their sheets, which takes a while for hundreds of them. Must not be called while rendering. */
  write: () => PaperTickets;
}

/** The tickets of the next two hours on paper. They are kept in the browser soon after they have changed or were loaded again. */
export function useNextTickets(options: NextTicketsOptions): NextTickets {
  const { tickets, asOf, now, money, isLost, onKeep } = options;
  const { shop, kitchen } = useSiteSettings();
  const { data: dishes = NO_DISHES } = useQuery(dishFactsQuery(useSdk()));
  const words = sheetTextsIn(kitchenLanguage({ shop, kitchen }));
  const next = useMemo(() => nextTickets(tickets, now, kitchen.orderMode), [tickets, now, kitchen.orderMode]);
  const write = useStable((): PaperTickets => {
    const facts = {
      types: Object.fromEntries(Object.entries(dishes).map(([id, { type }]) => [id, type])),
      copy: 1,
      printedAt: new Date(asOf),
      timeZone: shop.timeZone,
      shopName: shop.name,
      lateAfterMinutes: kitchen.lateAfterMinutes,
    };
    const time = clockIn(shop.timeZone).time(new Date(asOf));
    const banner = { type: 'banner', text: words.withoutConnection(time) } as const;
    const sheets = next.map((ticket) => {
      const rows = ticketRows(ticket, { ...facts, ...(money[ticket.id] ?? UNKNOWN) }, words);
      return isLost ? [banner, ...rows] : rows;
    });
    return { sheets, asOf };
  });
  useKeeping(() => onKeep(write()), isLost, [tickets, asOf, dishes, money, shop, kitchen, words]);
  return { count: next.length, write };
}
