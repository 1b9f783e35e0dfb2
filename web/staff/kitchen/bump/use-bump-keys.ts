import { useEffect, useEffectEvent, useRef } from 'react';
import { type BoardColumn, COLUMNS } from '#domain/orders/statuses.ts';
import { isTyping } from '#web/lib/typing.ts';
import type { Ticket } from '../ticket.ts';
import { useRemembered } from '../use-remembered.ts';

/** A key that is pressed again within this many milliseconds is a slip of a wet finger, not the next order. */
const SLIP = 600;
/** The tickets of a column that have a key. */
export const MOST_KEYS = 9;

const parseColumn = (stored: unknown): BoardColumn | undefined => COLUMNS.find((column) => column === stored);

interface BumpKeysDeps {
  columns: Readonly<Record<BoardColumn, readonly Ticket[]>>;
  onBump: (ticket: Ticket) => void;
  onUndo: () => void;
  /** The keys are shown from now on. */
  onShown: () => void;
}

/**
 * The keys of a keyboard or a bump bar (BOARD-23): 1 to 9 move the first tickets of a column on, the arrows choose the column,
 * and 0 takes the last step back. The first key only shows the numbers. The device remembers the column.
 * @returns the column whose tickets have keys; null until a key is pressed on this device
 */
export function useBumpKeys({ columns, onBump, onUndo, onShown }: BumpKeysDeps): BoardColumn | null {
  const [column, choose] = useRemembered<BoardColumn | null>('keys', null, parseColumn);
  const last = useRef({ key: '', at: -Infinity });

  const act = useEffectEvent((key: string): boolean => {
    const isDigit = /^\d$/.test(key);
    if (column === null) {
      if (!isDigit) return false;
      choose('new');
      onShown();
      return true;
    }
    if (key === 'ArrowLeft' || key === 'ArrowRight') {
      const next = COLUMNS[COLUMNS.indexOf(column) + (key === 'ArrowLeft' ? -1 : 1)];
      if (next) choose(next);
      return true;
    }
    if (!isDigit) return false;
    if (key === '0') {
      onUndo();
      return true;
    }
    const ticket = columns[column].slice(0, MOST_KEYS)[Number(key) - 1];
    if (ticket) onBump(ticket);
    return true;
  });

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTyping(event.target) || document.querySelector('dialog[open]')) return;
      const { key, timeStamp } = event;
      const isSlip = key === last.current.key && timeStamp - last.current.at < SLIP;
      last.current = { key, at: timeStamp };
      if (isSlip && /^\d$/.test(key)) event.preventDefault();
      else if (act(key)) event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return column;
}
