import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/connection.ts';
import type { Carrier } from './bus.ts';

const CHANNEL = 'rasoi_events';
/** A notification holds less than 8000 bytes; anything longer goes by reference. */
const MAX_BYTES = 7_900;
/** Long texts are kept this long for the instances that were told of them, in seconds. */
const KEPT_SECONDS = 300;

const REFERENCE = /^#(\d+)$/;

/**
 * LISTEN / NOTIFY. A text that does not fit a notification waits in `event_payloads` and its number is sent.
 */
export function postgresCarrier(database: Database): Carrier {
  let received: Promise<void> = Promise.resolve();
  let stop: (() => Promise<void>) | undefined;

  async function textOf(payload: string): Promise<string | undefined> {
    const reference = REFERENCE.exec(payload)?.[1];
    if (reference === undefined) return payload;
    const [row] = await database.query<{ payload: string }>(
      sql`select payload from event_payloads where id = ${Number(reference)}`,
      'event payload',
    );
    return row?.payload;
  }

  return {
    async send(text) {
      if (Buffer.byteLength(text) <= MAX_BYTES) {
        await database.query(sql`select pg_notify(${CHANNEL}, ${text})`, 'notify');
        return;
      }
      await database.query(
        sql`with forgotten as (
            delete from event_payloads where created < now() - make_interval(secs => ${KEPT_SECONDS})
          ), kept as (
            insert into event_payloads (payload) values (${text}) returning id
          ) select pg_notify(${CHANNEL}, '#' || id) from kept`,
        'notify by reference',
      );
    },

    async listen(onText, onGap) {
      stop = await database.listen(
        CHANNEL,
        (payload) => {
          // One after another, so that a text that has to be fetched does not arrive after a later one.
          received = received
            .then(() => textOf(payload))
            .then((text) => (text === undefined ? onGap() : onText(text)))
            .catch(onGap);
        },
        onGap,
      );
    },

    async close() {
      await stop?.();
      await received;
    },
  };
}
