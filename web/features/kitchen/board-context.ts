import { createContext, use } from 'react';
import type { OrderRole } from '#domain/orders/lifecycle.ts';
import type { Pace } from '#domain/orders/pace.ts';
import type { KitchenSettings } from '#domain/site/kitchen-settings.ts';
import type { DishFacts, Rider } from './queries.ts';
import type { Ticket } from './ticket.ts';
import type { Act } from './use-acts.ts';

/**
 * What all cards of the board share. It changes seldom: a value that changes with every order would render all cards
 * again.
 */
export interface BoardValue {
  role: OrderRole;
  settings: KitchenSettings;
  /** Of every dish, by its id; of sold out ones, too. */
  dishes: Readonly<Record<string, DishFacts>>;
  /** The ids of the menus that are cooked where this device stands; none is all of the kitchen. */
  stations: readonly string[];
  pace: Pace;
  riders: readonly Rider[];
  /** Acts on an order, then shows `done` as a toast. Never rejects: a failure is shown as a toast, too. */
  act: (ticket: Ticket, act: Act, done: string) => Promise<void>;
  /** Prints an order's ticket or bill. */
  onPrint: (orderId: string) => void;
  /** Ticks a line of an order off, or takes the tick back. */
  tick: (ticket: Ticket, line: number) => void;
}

const BoardContext = createContext<BoardValue | undefined>(undefined);
export const BoardProvider = BoardContext.Provider;

export function useBoard(): BoardValue {
  const board = use(BoardContext);
  if (!board) throw new Error('Cards are shown on a board');
  return board;
}
