import { encode } from 'uqr';
import { expect, it } from 'vitest';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { decodeJob } from '#tests/doubles/printer-sink.ts';
import { at, outcomeOf } from '#tests/kitchen.ts';
import { openOrderKitchen } from '#tests/order-kitchen.ts';
import type { Bitmap } from './drawing/canvas.ts';
import { CODE_DOTS, LABEL_DOTS } from './drawing/draw-label.ts';

const kitchen = await closeAfterAll(openOrderKitchen());
const printer = await kitchen.device('printer');
const asks = { allergies: 'Peanuts', allergiesConsent: true, note: 'No onion' };
const orderId = await kitchen.place(kitchen.asha, asks);
const claim = { documentId: 'label-1', data: { orderId, sheet: 'label', agentId: 'one' } };
expect((await kitchen.send(printer, 'POST', at('prints'), claim)).statusCode).toBe(201);

const job = (query: string, who = printer) => kitchen.send(who, 'GET', `/prints/label-1/job${query}`);

// PACK-7
it('a printer prints a label of 50 × 25 mm, with the code that opens the order', async () => {
  const dark = ({ width, ink }: Bitmap, left: number, right: number) =>
    ink.reduce((sum, dot, n) => sum + (dot >= 128 && n % width >= left && n % width < right ? 1 : 0), 0);
  const { pictures, cuts } = decodeJob((await job('?copies=2')).rawPayload);
  expect([pictures.length, cuts]).toEqual([2, 0]);
  const [label] = pictures;
  if (!label) throw new Error('No label');
  expect({ width: label.width, height: label.height }).toEqual(LABEL_DOTS);
  const link = `${kitchen.app.engine.settings.publicUrl}/admin/packing?order=${orderId}`;
  const { data, size } = encode(link, { border: 4 });
  const dots = Math.floor(CODE_DOTS / size);
  const [left, top] = [label.width - size * dots, 0];
  const isDark = (x: number, y: number) =>
    (label.ink[(top + y * dots + 1) * label.width + left + x * dots + 1] ?? 0) > 0;
  expect(data.map((row, y) => row.map((_square, x) => isDark(x, y)))).toEqual(data);
  expect(dots).toBeGreaterThan(2);
  expect(dark(label, 0, left)).toBeGreaterThan(2_000);
});

// PACK-7
it('on paper of 58 mm the label is as long as it needs, and cut', async () => {
  const { pictures, cuts } = decodeJob((await job('?width=58')).rawPayload);
  expect([pictures[0]?.width, cuts]).toEqual([384, 1]);
  expect(pictures[0]?.height).toBeGreaterThan(400);
});

// PACK-7
it('labels are on no other paper, and only the printer that has claimed one gets it', async () => {
  expect(outcomeOf(await job('?width=80'))).toEqual([400, 'general_argument_invalid']);
  const tablet = await kitchen.device('kitchenTablet');
  for (const who of [kitchen.asha, kitchen.rider, tablet])
    expect(outcomeOf(await job('', who))).toEqual([404, 'document_not_found']);
});
