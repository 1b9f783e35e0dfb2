import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/connection.ts';
import type { Carrier } from './bus.ts';

const CHANNEL = 'rasoi_events';
/** A notification holds less than 8000 bytes: a longer text goes in parts of so many characters of up to four bytes. */
const PART = /.{1,1950}/gsu;
const MAX_BYTES = 7_900;

/** Parts are numbered, also because of two that are alike only one would be delivered. */
const NUMBERED = /^#(\d+)\/(\d+) /;

function partsOf(text: string): string[] {
  if (Buffer.byteLength(text) <= MAX_BYTES) return [text];
  const parts = text.match(PART) ?? [];
  return parts.map((part, at) => `#${at + 1}/${parts.length} ${part}`);
}

/** LISTEN / NOTIFY. All parts of a text are sent in one statement: nothing comes between them. */
export function postgresCarrier(database: Database): Carrier {
  let stop: (() => Promise<void>) | undefined;

  return {
    async send(text) {
      // Nobody waits for a notification to be on the disk: after a crash everybody listens anew.
      await database.query(
        sql`select set_config('synchronous_commit', 'off', true), pg_notify(${CHANNEL}, part)
          from unnest(${sql.param(partsOf(text))}::text[]) as part`,
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
