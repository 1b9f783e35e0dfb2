import type { DishType } from '#domain/dishes/kinds.ts';
import { labelledOrder, labelOf, labelRows } from '#domain/packing/label.ts';
import type { LabelWidth } from '#domain/printing/paper.ts';
import { dishes } from '#server/collections/dishes.ts';
import { orders } from '#server/collections/orders/orders.ts';
import { readMealTimes } from '#server/collections/plans/meals/planned-meals.ts';
import { users } from '#server/collections/users.ts';
import type { Document } from '#server/documents/document.ts';
import { presentDocument } from '#server/documents/present-document.ts';
import { findAll } from '#server/documents/store.ts';
import type { EngineDeps } from '#server/documents/unit-of-work.ts';
import { equal } from '#server/documents/where.ts';
import { drawLabel } from './drawing/draw-label.ts';
import { drawSheet } from './drawing/draw-sheet.ts';
import { printPicture } from './escpos.ts';
import { type JobDeps, kitchenTexts } from './sheet-job.ts';

interface LabelOptions {
  paper: LabelWidth;
  copies: number;
  openDrawer: boolean;
}

/** The commands that print the label of an order's bag (PACK-7). */
export async function labelJob(
  deps: JobDeps & Pick<EngineDeps, 'settings'>,
  order: Document<(typeof orders)['attributes']>,
  options: LabelOptions,
): Promise<Uint8Array> {
  const { settings: site, texts } = await kitchenTexts(deps);
  const { database } = deps;
  const document = presentDocument(orders, order, { sequenceAsText: true });
  const read = labelledOrder.read(document as Parameters<typeof labelledOrder.read>[0]);
  const [found, riders, mealTimes] = await Promise.all([
    findAll(database, dishes, equal(dishes.fields.id, ...read.lines.map(({ dishId }) => dishId))),
    read.riderId === null ? [] : findAll(database, users, equal(users.fields.id, read.riderId)),
    read.channel === 'plan' ? readMealTimes(database) : [],
  ]);
  const types: Record<string, DishType> = Object.fromEntries(found.map(({ id, data }) => [id, data.type]));
  const facts = {
    ...{ types, mealTimes },
    riders: Object.fromEntries(riders.map(({ id, data }) => [id, data.name ?? ''])),
    ...{ origin: deps.settings.publicUrl, timeZone: site.shop.timeZone, fssai: site.shop.fssai },
    ...{ lateAfterMinutes: site.kitchen.lateAfterMinutes, bestBeforeHours: site.labels.bestBeforeHours },
  };
  const label = labelOf(read, facts, texts);
  const onLabels = options.paper === 50;
  const picture = onLabels ? await drawLabel(label) : await drawSheet(labelRows(label, texts), 58);
  return printPicture(picture, { ...options, onLabels });
}
