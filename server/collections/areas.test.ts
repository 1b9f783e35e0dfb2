import { describe, expect, it } from 'vitest';
import { sql } from '#server/db/sql-template.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { at, openKitchen, VISITOR } from '#tests/kitchen.ts';

const kitchen = await closeAfterAll(openKitchen());
const owner = await kitchen.staff('owner');

const PINCODES = { name: 'City', kind: 'pincodes', pincodes: ['560001'] };
const CIRCLE = { name: 'Ring', kind: 'circle', radiusKm: 4 };
const create = (data: object, id?: string) => kitchen.create(owner, 'areas', data, id);
const change = (id: string, data: object) => kitchen.change(owner, 'areas', id, data);
const outcome = ({ statusCode, json }: Awaited<ReturnType<typeof create>>) => [statusCode, json().type];

// AREA-13
describe('an area', () => {
  it.each<[string, object]>([
    ['pincodes without one', { ...PINCODES, pincodes: [] }],
    ['a pincode of five digits', { ...PINCODES, pincodes: ['56000'] }],
    ['a pincode that begins with 0', { ...PINCODES, pincodes: ['060001'] }],
    ['a circle without a radius', { ...CIRCLE, radiusKm: null }],
    ['a radius of nothing', { ...CIRCLE, radiusKm: 0 }],
    ['half a middle', { ...CIRCLE, latitude: 13 }],
    ['a middle beyond the pole', { ...CIRCLE, latitude: 91, longitude: 77 }],
    ['a negative fee', { ...PINCODES, deliveryFee: -1 }],
    ['a fee of half paise', { ...PINCODES, deliveryFee: 1.005 }],
    ['too many minutes', { ...PINCODES, extraMinutes: 241 }],
    ['another shape', { ...PINCODES, kind: 'polygon' }],
    ['no name', { ...PINCODES, name: ' ' }],
  ])('with %s is refused', async (_what, data) => {
    expect((await create(data)).statusCode).toBe(400);
  });

  it('stays whole when it is changed', async () => {
    expect((await create(CIRCLE, 'whole')).statusCode).toBe(201);
    expect(outcome(await change('whole', { kind: 'pincodes' }))).toEqual([400, 'document_invalid_structure']);
    expect(outcome(await change('whole', { latitude: 13 }))).toEqual([400, 'general_argument_invalid']);
    const moved = await change('whole', { latitude: 13, longitude: 77.5, deliveryFee: 25.5 });
    expect(moved.json()).toMatchObject({ latitude: 13, radiusKm: 4, deliveryFee: 25.5, areaId: 'whole' });
  });

  it('has room for a thousand pincodes in all, however they are spread', async () => {
    const some = (from: number) => Array.from({ length: 300 }, (_, at) => `${from + at}`);
    for (const from of [600000, 610000, 620000])
      expect((await create({ ...PINCODES, pincodes: some(from) })).statusCode).toBe(201);
    const full = [400, 'area_pincodes_full'];
    expect(outcome(await create({ ...PINCODES, pincodes: some(630000) }))).toEqual(full);
    expect((await create(CIRCLE, 'grows')).statusCode).toBe(201);
    expect(outcome(await change('grows', { kind: 'pincodes', pincodes: some(630000) }))).toEqual(full);
    await kitchen.database.execute(sql`delete from areas`);
  });

  it('is one of at most two hundred', async () => {
    await kitchen.database.execute(
      sql`insert into areas (id, created, updated, "areaId", name, position, kind, "radiusKm")
        select 'area-no-' || n, now(), now(), 'area-no-' || n, 'Ring', n, 'circle', 1 from generate_series(1, 200) as n`,
    );
    expect(outcome(await create(CIRCLE))).toEqual([400, 'areas_full']);
    await kitchen.database.execute(sql`delete from areas`);
  });

  it('comes last, may be moved, and is public with its name in the audit log', async () => {
    const first = (await create(PINCODES)).json();
    const second = (await create({ ...PINCODES, areaId: 'mine' })).json();
    expect(second).toMatchObject({ areaId: second.$id, plans: true, extraMinutes: 0, deliveryFee: null });
    expect(second.position).toBeGreaterThan(first.position);
    await change(second.$id, { position: first.position - 0.5 });
    const query = encodeURIComponent(JSON.stringify({ method: 'orderAsc', attribute: 'position' }));
    const { documents } = (await kitchen.send(VISITOR, 'GET', `${at('areas')}?queries[0]=${query}`)).json();
    const ids = documents.map(({ $id }: { $id: string }) => $id);
    expect(ids.indexOf(second.$id)).toBe(ids.indexOf(first.$id) - 1);
    const [entry] = await kitchen.database.query<{ label: string }>(
      sql`select label from audits where collection = 'areas' and "documentId" = ${second.$id} limit 1`,
    );
    expect(entry?.label).toBe('City');
  });
});
