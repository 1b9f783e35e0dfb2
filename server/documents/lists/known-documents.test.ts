import { beforeEach, describe, expect, it } from 'vitest';
import { addresses } from '#server/collections/addresses.ts';
import type { Sql } from '#server/db/sql.ts';
import { sql } from '#server/db/sql-template.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { openKitchen } from '#tests/kitchen.ts';
import { and, equal, type Where } from '../where.ts';
import { createKnownDocuments, type RowVersion, VERSION_COLUMNS } from './known-documents.ts';

const kitchen = await closeAfterAll(openKitchen());
const asha = await kitchen.customer('asha');
const address = { houseNo: '4', street: 'MG Road', city: 'Pune', state: 'Maharashtra', pincode: 411_001 };
for (const documentId of ['Home', 'Office', 'Parents']) {
  const answer = await kitchen.create(asha, 'addresses', address, documentId);
  expect(answer.json()).toMatchObject(address);
}

beforeEach(() => kitchen.database.execute(sql`update addresses set "houseNo" = '4', street = 'MG Road'`));

const own: Where<'addresses'> = equal(addresses.fields.userId, 'asha');
const rows = () =>
  kitchen.database.query<RowVersion>(
    sql`select ${VERSION_COLUMNS} from addresses where "userId" = 'asha' order by id`,
  );

describe('the cache of documents in lists', () => {
  it('reads a document again only when its row has changed, whoever changed it', async () => {
    /** The database, with the number of rows that each statement returned. */
    function counting(): { db: Sql; read: number[] } {
      const read: number[] = [];
      const db: Sql = {
        ...kitchen.database,
        async query<Row>(...given: Parameters<Sql['query']>) {
          const found = await kitchen.database.query<Row>(...given);
          read.push(found.length);
          return found;
        },
      };
      return { db, read };
    }
    const known = createKnownDocuments();
    const { db, read } = counting();
    const first = await known.read(db, addresses, await rows(), own);
    expect(first.map(({ id }) => id)).toEqual(['Home', 'Office', 'Parents']);
    await known.read(db, addresses, await rows(), own);
    expect(read).toEqual([3]);
    await kitchen.database.execute(sql`update addresses set street = 'FC Road' where id = 'Office'`);
    const later = await known.read(db, addresses, await rows(), own);
    expect(later.map(({ data }) => data.street)).toEqual(['MG Road', 'FC Road', 'MG Road']);
    expect(read).toEqual([3, 1]);
  });

  it('leaves out a document that no longer meets the condition', async () => {
    const listed = await rows();
    const notHome = and(own, equal(addresses.fields.houseNo, '4'));
    await kitchen.database.execute(sql`update addresses set "houseNo" = '5' where id = 'Home'`);
    const found = await createKnownDocuments().read(kitchen.database, addresses, listed, notHome);
    expect(found.map(({ id }) => id)).toEqual(['Office', 'Parents']);
  });

  it('shows each change in the next answer over the wire', async () => {
    const streets = async () => {
      const answer = await kitchen.list(asha, 'addresses');
      const { total, documents } = answer.json();
      expect(total).toBe(documents.length);
      return documents.map(({ street }: { street: string }) => street).sort();
    };
    const before = await streets();
    expect(await streets()).toEqual(before);
    const changed = await kitchen.change(asha, 'addresses', 'Home', { street: 'JM Road' });
    expect(changed.statusCode).toBe(200);
    expect(await streets()).toContain('JM Road');
  });
});
