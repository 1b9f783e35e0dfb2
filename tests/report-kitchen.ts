import type { LightMyRequestResponse } from 'fastify';
import type { Report } from '#domain/reports/report.ts';
import { sql } from '#server/db/sql-template.ts';
import type { Person } from './kitchen.ts';
import { type OrderKitchen, openOrderKitchen } from './order-kitchen.ts';

/** A kitchen for tests of reports, with orders of any moment. */
export interface ReportKitchen extends OrderKitchen {
  /** Asks for the report of a query, such as 'period=28days'. */
  askReport(query: string, who?: Person): Promise<LightMyRequestResponse>;
  /** The owner's report of a query; throws if it is refused. */
  report(query: string): Promise<Report>;
  /** Stores a delivered order of ₹100 with two samosas as of this moment, without events; returns its id. */
  storeOrder(moment: string, over?: object): Promise<string>;
  /** Moves an existing order to this moment. */
  moveOrder(id: string, moment: string): Promise<void>;
  /** Sets the kitchen's time zone. */
  setZone(timeZone: string): Promise<void>;
  /** Deletes all orders, sets the time zone back, and waits until kept reports are out of date. */
  reset(): Promise<void>;
}

export async function openReportKitchen(): Promise<ReportKitchen> {
  const base = await openOrderKitchen();
  let count = 0;
  const kitchen: ReportKitchen = {
    ...base,
    askReport: (query, who = base.owner) => base.send(who, 'GET', `/reports/orders?${query}`),
    async report(query) {
      const answer = await kitchen.askReport(query);
      if (answer.statusCode !== 200) throw new Error(answer.body);
      return answer.json();
    },
    async storeOrder(moment, over = {}) {
      const id = `stored-${++count}`;
      const order = {
        userId: 'asha',
        totalAmount: 10_000,
        status: 'delivered',
        items: [{ dishId: 'samosa', name: 'Samosa', quantity: 2, price: 4_000, imgUrl: '' }],
        ...over,
      };
      await base.database.execute(
        sql`insert into orders (id, created, updated, "userId", "totalAmount", subtotal, "deliveryFee", tax, packing, items,
            "orderedOn", number, status)
          values (${id}, ${moment}, ${moment}, ${order.userId}, ${order.totalAmount}, 8000, 1500, 500, 0,
            ${JSON.stringify(order.items)}, ${moment}, nextval('orders_number'), ${order.status})`,
      );
      return id;
    },
    async moveOrder(id, moment) {
      await base.database.execute(sql`update orders set "orderedOn" = ${moment} where id = ${id}`);
    },
    setZone: (timeZone) => base.setSection('shop', { timeZone }),
    async reset() {
      for (const table of ['refunds', 'payments', '"orderEvents"', 'orders', 'report_days'])
        await base.database.execute(sql.raw(`delete from ${table}`));
      await kitchen.setZone('Asia/Kolkata');
      kitchen.wait(2);
    },
  };
  return kitchen;
}
