import { useMemo, useRef, useState } from 'react';
import { toggledLine, writeDoneLines } from '#domain/orders/done-lines.ts';
import type { Ticket } from './ticket.ts';
import type { BoardActions } from './use-board-actions.ts';
import { useStable } from './use-stable.ts';

type Pending = Readonly<Record<string, readonly number[]>>;

/**
 * The lines that are done, including ticks that are still being sent. Ticks of one order are sent one after another;
 * each says what was seen before it, so that ticks of other tablets stay.
 */
export function useTicks(tickets: readonly Ticket[], send: BoardActions['send']) {
  const [pending, setPending] = useState<Pending>({});
  const latest = useRef<Pending>(pending);
  const queues = useRef(new Map<string, Promise<unknown>>());

  const update = (change: (before: Pending) => Pending) => {
    latest.current = change(latest.current);
    setPending(latest.current);
  };

  const tick = useStable((ticket: Ticket, line: number) => {
    const { id, revision } = ticket;
    const seen = latest.current[id] ?? ticket.doneLines;
    const doneLines = toggledLine(seen, line);
    update((before) => ({ ...before, [id]: doneLines }));
    const sent = (queues.current.get(id) ?? Promise.resolve()).then(async () => {
      const doneBefore = writeDoneLines(seen);
      await send(ticket, { type: 'lines', revision, doneBefore, doneLines: writeDoneLines(doneLines) });
      // A later tick of the same order is still being sent, so its list stays shown.
      if (queues.current.get(id) !== sent) return;
      queues.current.delete(id);
      update(({ [id]: _settled, ...others }) => others);
    });
    queues.current.set(id, sent);
  });

  const ticked = useMemo(
    () =>
      tickets.map((ticket) => {
        const doneLines = pending[ticket.id];
        return doneLines ? { ...ticket, doneLines } : ticket;
      }),
    [tickets, pending],
  );
  return { tickets: ticked, tick };
}
