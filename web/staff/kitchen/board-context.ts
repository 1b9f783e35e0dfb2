import { createContext, type ReactNode, use } from 'react';
import type { OrderRole } from '#domain/orders/actors.ts';
import type { Pace } from '#domain/orders/pace.ts';
import type { KitchenSettings } from '#domain/site/kitchen-settings.ts';
import type { BoardAction } from './board-action.ts';
import type { DishFacts, Rider } from './queries.ts';
import type { Ticket } from './ticket.ts';

/**
 * What all cards of the board share. It must change rarely, because each change renders all cards again.
 */
export interface BoardValue {
  role: OrderRole;
  settings: KitchenSettings;
  /** Facts of every dish by its id, sold out ones included. */
  dishes: Readonly<Record<string, DishFacts>>;
  /** The ids of the menus that are cooked at this device's stations; empty for all menus. */
  stations: readonly string[];
  pace: Pace;
  riders: readonly Rider[];
  /** Sends an action, then shows `done` as a toast. Never rejects: a failure is shown as a toast, too. */
  act: (ticket: Ticket, act: BoardAction, done: string) => Promise<void>;
  /** Moves all of these orders on (BOARD-23). */
  bumpAll: (tickets: readonly Ticket[]) => void;
  /** The button that takes back an order's payment that was confirmed by mistake. */
  correction: (ticket: Pick<Ticket, 'id' | 'number'>) => ReactNode;
  /** Prints an order's ticket or bill. */
  onPrint: (orderId: string) => void;
  /** Marks a line of an order as done, or not done. */
  tick: (ticket: Ticket, line: number) => void;
}

const BoardContext = createContext<BoardValue | undefined>(undefined);
export const BoardProvider = BoardContext.Provider;

export function useBoard(): BoardValue {
  const board = use(BoardContext);
  if (!board) throw new Error('Cards are shown on a board');
  return board;
}
