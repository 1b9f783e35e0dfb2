import type { Database } from '#server/db/connection.ts';
import { sql } from '#server/db/sql-template.ts';
import type { Carrier } from './bus.ts';

const CHANNEL = 'rasoi_events';
/** A notification holds less than 8000 bytes, so a longer text is sent in parts. A character has up to four bytes. */
const PART = /.{1,1950}/gsu;
const MAX_BYTES = 7_900;

/** Parts are numbered. PostgreSQL would also deliver two equal notifications of a transaction only once. */
const NUMBERED = /^#(\d+)\/(\d+) /;

function partsOf(text: string): string[] {
  if (Buffer.byteLength(text) <= MAX_BYTES) return [text];
  const parts = text.match(PART) ?? [];
  return parts.map((part, at) => `#${at + 1}/${parts.length} ${part}`);
}

/** Carries texts by LISTEN / NOTIFY. All parts of a text are sent in one statement, so that they arrive together. */
export function postgresCarrier(database: Database): Carrier {
  let stop: (() => Promise<void>) | undefined;

  return {
    async send(text) {
      // Without waiting for the disk: notifications do not survive a crash anyway.
      await database.query(
        sql`select set_config('synchronous_commit', 'off', true), pg_notify(${CHANNEL}, part)
          from unnest(${partsOf(text)}::text[]) as part`,
        'notify',
      );
    },

    async listen(onText, onGap) {
      let gathered: string[] = [];
      const onPayload = (payload: string) => {
        const [head, at, of] = NUMBERED.exec(payload) ?? [];
        if (head === undefined) return onText(payload);
        if (at === '1') gathered = [];
        gathered.push(payload.slice(head.length));
        if (at !== of) return;
        const text = gathered.join('');
        const whole = gathered.length === Number(of);
        gathered = [];
        if (whole) onText(text);
        else onGap();
      };
      stop = await database.listen(CHANNEL, onPayload, onGap);
    },

    async close() {
      await stop?.();
    },
  };
}
