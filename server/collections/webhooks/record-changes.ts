import { toldOf } from '#domain/webhooks/topics.ts';
import { uniqueId } from '#server/base/ids.ts';
import type { Database } from '#server/db/connection.ts';
import { sql } from '#server/db/sql-template.ts';
import type { Events } from '#server/documents/events.ts';
import type { ChangeRecorder } from '#server/documents/unit-of-work.ts';
import { webhooks } from './webhooks.ts';

/**
 * Writes a message to each webhook that wants to be told of these changes. It is part of the transaction that makes them, so a
 * change and its messages are committed together or not at all (HOOK-2). A document that changes several times in it is told
 * of as it is in the end, and only if the webhook was told something else of it before.
 */
const recordChanges: ChangeRecorder = async (db, changes, now) => {
  const last = new Map(changes.map((change) => [`${change.collection} ${change.document.id}`, change]));
  const told = [...last.values()].flatMap(({ collection, action, document: { id, created, data } }) => {
    const each = action === 'delete' ? undefined : toldOf({ collection, created, data }, now);
    return each ? [{ id, ...each }] : [];
  });
  if (told.length === 0) return;
  const all = <K extends keyof (typeof told)[number]>(name: K) => sql`${told.map((each) => each[name])}`;
  // Each message has an id of its own, so a change makes as many as there are webhooks.
  const seeds = told.map(() => uniqueId());
  await db.execute(
    sql`insert into "webhookDeliveries" (id, created, updated, "webhookId", type, "documentId", state, attempts, "dueAt")
      select left(md5(t.seed || w.id), 32), ${now}, ${now}, w.id, t.type, t.document, 'waiting', 0, ${now}
      from unnest(${seeds}::text[], ${all('id')}::text[], ${all('topic')}::text[], ${all('type')}::text[],
          ${all('isNew')}::boolean[]) as t (seed, document, topic, type, fresh)
        join webhooks w on w."isOn" and w.topics ? t.topic
        left join lateral (select d.type from "webhookDeliveries" d
          where d."webhookId" = w.id and d."documentId" = t.document order by d.sequence desc limit 1) as before on true
      where case when before.type is null then t.fresh
        when t.type = 'payment.takenBack' then before.type = 'payment.received' else before.type <> t.type end`,
    'messages to webhooks',
  );
};

/**
 * The recorder of changes, while any webhook is on; else undefined, so that kitchens without one pay nothing for it. It is
 * remembered until a webhook changes, on whichever instance.
 */
export function webhookRecorder(
  database: Database,
  events: Events,
): () => Promise<ChangeRecorder | undefined> {
  let known: Promise<ChangeRecorder | undefined> | undefined;
  const forget = () => {
    known = undefined;
  };
  events.subscribeChanges(({ collection }) => {
    if (collection === webhooks.name) forget();
  }, forget);
  const read = async (): Promise<ChangeRecorder | undefined> => {
    const [any] = await database.query(sql`select 1 from webhooks where "isOn" limit 1`, 'any webhook');
    return any === undefined ? undefined : recordChanges;
  };
  return () => {
    const asked = known ?? read();
    known = asked;
    asked.catch(() => {
      if (known === asked) forget();
    });
    return asked;
  };
}
