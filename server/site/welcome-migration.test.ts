import { expect, it } from 'vitest';
import { sql } from '#server/db/sql-template.ts';
import { databaseBefore, type EarlierDatabase } from '#server/db/test-migrations.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';

const test: EarlierDatabase = await closeAfterAll(databaseBefore('1285-steps-of-the-guide.sql'));

// SHOP-6
it('steps of the guide that became one are done once all of them were, and put off once none was open', async () => {
  const before = {
    state: 'open',
    done: ['name', 'contact', 'selling', 'areas', 'charges', 'menu'],
    skipped: ['pickup', 'licence', 'hours'],
    restoreTriedOn: '2026-08-03',
  };
  await test.database.execute(
    sql`insert into settings (id, created, updated, value) values ('welcome', now(), now(), ${JSON.stringify(before)})
      on conflict (id) do update set value = excluded.value`,
  );
  await test.upgrade();
  const [row] = await test.database.query<{ value: string }>(
    sql`select value from settings where id = 'welcome'`,
  );
  const after = JSON.parse(row?.value ?? '{}');
  expect(after).toMatchObject({ state: 'open', restoreTriedOn: '2026-08-03' });
  expect(after.done.toSorted()).toEqual(['kitchen', 'menu', 'selling']);
  expect(after.skipped.toSorted()).toEqual(['delivery', 'hours', 'licence']);
});
