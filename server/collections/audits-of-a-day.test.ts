import { expect, test } from 'vitest';
import type { AuditChange } from '#domain/audits/attributes.ts';
import { allCollections } from '#server/collections/index.ts';
import { sql } from '#server/db/sql-template.ts';
import { sampleOf } from '#tests/access/access-documents.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { at, openKitchen } from '#tests/kitchen.ts';

const kitchen = await closeAfterAll(openKitchen());

/** Collections without owners to which an owner of the kitchen adds, changes and deletes. */
const ofTheKitchen = allCollections.filter(
  (collection) => collection.belongsTo === 'nobody' && 'create' in collection.access,
);

// ADMIN-11
test('what an owner does to each collection is in the audit log as it was written down', async () => {
  /** What changes from one run to the next: days, moments, and ids that the server makes. */
  const CHANGING = /\d{4}-\d\d-\d\d(T[\d:.]+(Z|\+00:00))?|\b[0-9a-f]{20}\b/g;
  /** The log, oldest first: a line an entry, and one below it for each attribute. */
  async function entries(): Promise<string[]> {
    const rows = await kitchen.database.query<{ head: string; changes: AuditChange[] }>(
      sql`select concat_ws(' ', action, collection, "documentId", label) as head, changes from audits order by "createdAt", id`,
    );
    const json = (value: unknown) => JSON.stringify(value);
    return rows.flatMap(({ head, changes }) => [
      head,
      ...changes.map(({ field, before, after }) => `  ${field}: ${json(before)} → ${json(after)}`),
    ]);
  }
  const admin = await kitchen.admin();
  const set = (section: string, value: object) =>
    kitchen.send(admin, 'PATCH', `${at('settings')}/${section}`, { data: { value: JSON.stringify(value) } });
  await set('kitchen', { orderMode: 'board' });
  await set('ledger', { isOn: true });
  await set('plans', { isOn: true });
  const said: string[] = [];
  for (const { name } of ofTheKitchen) {
    const path = at(name);
    const sent = [
      await kitchen.send(admin, 'POST', path, { documentId: 'theirs', data: sampleOf(name, 0) }),
      await kitchen.send(admin, 'PATCH', `${path}/theirs`, { data: sampleOf(name, 1) }),
    ];
    said.push(`${name} ${sent.map(({ statusCode }) => statusCode).join(' ')}`);
  }
  for (const { name } of ofTheKitchen.toReversed())
    said.push(`${name} ${(await kitchen.send(admin, 'DELETE', `${at(name)}/theirs`)).statusCode}`);
  const written = [...said, '', ...(await entries()), ''].join('\n').replace(CHANGING, '…');
  await expect(written).toMatchFileSnapshot('audits-of-a-day.txt');
});
