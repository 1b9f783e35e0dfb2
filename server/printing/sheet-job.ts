import type { DishType } from '#domain/dishes/kinds.ts';
import { textsIn } from '#domain/languages/files/texts-in.ts';
import { settledOf } from '#domain/payments/settled.ts';
import type { PaperWidth } from '#domain/printing/paper.ts';
import { printedOrder } from '#domain/printing/printed-order.ts';
import { type SheetRow, sheetRows } from '#domain/printing/sheet.ts';
import { sheetTexts } from '#domain/printing/sheet-texts.ts';
import { testPageRows } from '#domain/printing/test-page.ts';
import { ownerTextsIn } from '#domain/site/content/owner-texts-in.ts';
import { kitchenLanguage } from '#domain/site/kitchen-language.ts';
import { dishes } from '#server/collections/dishes.ts';
import { orders } from '#server/collections/orders/orders.ts';
import { payments } from '#server/collections/orders/payments.ts';
import { upiRequest } from '#server/collections/orders/upi/upi-request.ts';
import type { Document } from '#server/documents/document.ts';
import { presentDocument } from '#server/documents/present-document.ts';
import { findAll } from '#server/documents/store.ts';
import type { EngineDeps } from '#server/documents/unit-of-work.ts';
import { equal } from '#server/documents/where.ts';
import { drawSheet } from './drawing/draw-sheet.ts';
import { printPicture } from './escpos.ts';

export type JobDeps = Pick<EngineDeps, 'database' | 'site' | 'clock'>;

/** How a printer prints. */
export interface JobOptions {
  paper: PaperWidth;
  copies: number;
  openDrawer: boolean;
}

const job = async (rows: readonly SheetRow[], options: JobOptions): Promise<Uint8Array> =>
  printPicture(await drawSheet(rows, options.paper), options);

/** The kitchen's language, with its texts and the shop's name in it. */
export async function kitchenTexts({ site }: Pick<JobDeps, 'site'>) {
  const settings = await site.current();
  const language = kitchenLanguage(settings);
  return {
    settings,
    shopName: ownerTextsIn(settings.shop, language).name,
    texts: textsIn(language, { sheetTexts }).sheetTexts,
  };
}

/**
 * The commands that print an order's ticket (PRINT-6).
 * @param copy the number of the print; from 2 on the ticket says that it is a reprint
 */
export async function ticketJob(
  deps: JobDeps,
  order: Document<(typeof orders)['attributes']>,
  copy: number,
  options: JobOptions,
): Promise<Uint8Array> {
  const { settings, shopName, texts } = await kitchenTexts(deps);
  const { database } = deps;
  const document = presentDocument(orders, order, { sequenceAsText: true });
  const read = printedOrder.read(document as Parameters<typeof printedOrder.read>[0]);
  const dishIds = read.lines.flatMap(({ dishId }) => (dishId === null ? [] : [dishId]));
  const [found, paid] = await Promise.all([
    findAll(database, dishes, equal(dishes.fields.id, ...dishIds)),
    findAll(database, payments, equal(payments.fields.orderId, order.id)),
  ]);
  const { isPaid, paidBy, due } = settledOf(paid.map(({ data }) => data));
  const upiLink = upiRequest(order, settings, due)?.link;
  const types: Record<string, DishType> = Object.fromEntries(found.map(({ id, data }) => [id, data.type]));
  const facts = {
    ...{ shopName, types, isPaid, paidBy, due, copy },
    ...(upiLink !== undefined && { upiLink }),
    printedAt: deps.clock(),
    timeZone: settings.shop.timeZone,
    lateAfterMinutes: settings.kitchen.lateAfterMinutes,
  };
  return job(sheetRows('ticket', read, facts, texts), options);
}

/** The commands that print a page with which somebody sees whether a printer works (PRINT-12). */
export async function testPageJob(deps: JobDeps, printer: string, options: JobOptions): Promise<Uint8Array> {
  const { settings, shopName, texts } = await kitchenTexts(deps);
  const { timeZone } = settings.shop;
  const facts = { shopName, printer, printedAt: deps.clock(), timeZone, paper: options.paper };
  return job(testPageRows(facts, texts), options);
}
