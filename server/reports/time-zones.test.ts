import fc from 'fast-check';
import { expect, it } from 'vitest';
import { spanOf, stepsOf, type Unit } from '#domain/reports/periods.ts';
import { addDays, dayAt, timeAt, weekdayOf } from '#domain/time/local-time.ts';
import { sql } from '#server/db/sql-template.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { openKitchen } from '#tests/kitchen.ts';
import { type SalesRow, salesStatement } from './statements.ts';

const kitchen = await closeAfterAll(openKitchen());
const MINUTE = 60_000;

interface Placed {
  moment: Date;
  rupees: number;
}

/** Days around those on which clocks change in the zones, in spring and in autumn. */
const placed: fc.Arbitrary<Placed> = fc.record({
  moment: fc
    .tuple(
      fc.constantFrom('2024-03-10', '2024-03-31', '2024-04-07', '2024-10-06', '2024-10-27', '2024-11-03'),
      fc.integer({ min: -2 * 1440, max: 2 * 1440 }),
    )
    .map(([day, minutes]) => new Date(Date.parse(`${day}T00:00:00Z`) + minutes * MINUTE)),
  rupees: fc.integer({ min: 1, max: 999 }),
});

// REPORT-3
it('the database puts every order into the same day and hour as the rules do, across changes of clocks', async () => {
  const ZONES = [
    'Europe/Berlin',
    'America/New_York',
    'Asia/Kolkata',
    'Australia/Lord_Howe',
    'America/Havana',
  ];
  /** The step that a moment belongs to, without the database. */
  function stepOf(moment: Date, unit: Unit, timeZone: string): string {
    const day = dayAt(moment, timeZone);
    if (unit === 'hour') return `${day}T${timeAt(moment, timeZone).slice(0, 2)}`;
    if (unit === 'week') return addDays(day, -weekdayOf(day));
    return unit === 'month' ? `${day.slice(0, 7)}-01` : day;
  }
  function addUp(orders: readonly Placed[], keyOf: (moment: Date) => string): Record<string, string> {
    const sums = new Map<string, { count: number; amount: number }>();
    for (const { moment, rupees } of orders) {
      const sum = sums.get(keyOf(moment)) ?? { count: 0, amount: 0 };
      sums.set(keyOf(moment), { count: sum.count + 1, amount: sum.amount + rupees });
    }
    return Object.fromEntries([...sums].map(([key, { count, amount }]) => [key, `${count} ${amount}`]));
  }
  const { database } = kitchen;
  await fc.assert(
    fc.asyncProperty(
      fc.array(placed, { minLength: 1, maxLength: 60 }),
      fc.constantFrom(...ZONES),
      fc.constantFrom<Unit>('hour', 'day', 'week', 'month'),
      async (orders, timeZone, unit) => {
        await database.execute(sql`delete from orders`);
        await database.execute(
          sql`insert into orders (id, created, updated, "totalAmount", subtotal, "deliveryFee", tax, packing, items, "orderedOn", number)
            select 'o' || n, moment, moment, rupees * 100, 0, 0, 0, 0, '[]', moment, nextval('orders_number')
            from unnest(${orders.map(({ moment }) => moment.toISOString())}::timestamptz[],
              ${orders.map(({ rupees }) => rupees)}::int[]) with ordinality as each (moment, rupees, n)`,
        );
        const days = { from: '2024-03-09', to: '2024-11-02' };
        const within = orders.filter(({ moment }) => {
          const day = dayAt(moment, timeZone);
          return day >= days.from && day <= days.to;
        });
        const rows = await database.query<SalesRow>(salesStatement(spanOf(days, timeZone), unit, timeZone));
        const found = (keyOf: (row: SalesRow) => string | null) =>
          Object.fromEntries(
            rows.flatMap((row) => {
              const key = keyOf(row);
              return key === null ? [] : [[key, `${row.orders} ${row.revenue}`]];
            }),
          );
        expect(found(({ step }) => step)).toEqual(addUp(within, (moment) => stepOf(moment, unit, timeZone)));
        expect(found(({ weekday, hour }) => (hour === null ? null : `${weekday} ${hour}`))).toEqual(
          addUp(within, (moment) => {
            const hour = Number(timeAt(moment, timeZone).slice(0, 2));
            return `${weekdayOf(dayAt(moment, timeZone))} ${hour}`;
          }),
        );
        if (unit !== 'hour') {
          const steps = stepsOf(days, unit);
          for (const { step } of rows) if (step !== null) expect(steps).toContain(step);
        }
      },
    ),
    { numRuns: 40 },
  );
});
