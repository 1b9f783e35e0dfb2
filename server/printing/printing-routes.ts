import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { PRINTER_STATES } from '#domain/devices/attributes.ts';
import { LABEL_WIDTHS, MAX_COPIES, PAPER_WIDTHS } from '#domain/printing/paper.ts';
import { auditDevice, lockChangeableDevice } from '#server/accounts/devices/device-tokens.ts';
import { Failure } from '#server/base/failure.ts';
import { orders } from '#server/collections/orders/orders.ts';
import { devices } from '#server/collections/printing/devices.ts';
import { prints } from '#server/collections/printing/prints.ts';
import { actorId } from '#server/documents/actor.ts';
import type { Caller, Callers } from '#server/documents/caller.ts';
import type { Documents } from '#server/documents/documents.ts';
import { find } from '#server/documents/store.ts';
import { type EngineDeps, runUnitOfWork } from '#server/documents/unit-of-work.ts';
import { equal } from '#server/documents/where.ts';
import { addressKey } from '#server/http/addresses.ts';
import { id, parseParams } from '#server/http/params.ts';
import { limits, type RateLimits } from '#server/http/rate-limits.ts';
import { labelJob } from './label-job.ts';
import { programRoutes } from './program-routes.ts';
import { testPageJob, ticketJob } from './sheet-job.ts';

interface PrintingRouteDeps {
  engine: EngineDeps;
  documents: Documents;
  callers: Callers<Caller>;
  rateLimits: RateLimits;
}

const widthRule = (widths: readonly number[]) => `Value must be one of (${widths.join(', ')})`;
const COPIES_RULE = `Value must be a valid number between 1 and ${MAX_COPIES}`;
const jobQuery = v.object({
  width: v.optional(v.string()),
  copies: v.optional(
    v.pipe(
      v.string(COPIES_RULE),
      v.regex(/^\d$/, COPIES_RULE),
      v.transform(Number),
      v.minValue(1, COPIES_RULE),
      v.maxValue(MAX_COPIES, COPIES_RULE),
    ),
    '1',
  ),
  drawer: v.optional(v.picklist(['0', '1'], 'Value must be one of (0, 1)'), '0'),
});
const STATE_RULE = `Value must be one of (${PRINTER_STATES.join(', ')})`;
const stateBody = v.object({
  state: v.picklist(PRINTER_STATES, STATE_RULE),
  /** Whether a test page was printed, too. */
  tested: v.optional(v.boolean('Value must be a valid boolean'), false),
});
const printParams = v.object({ printId: id });
const deviceParams = v.object({ deviceId: id });

/** How to print on a roll of one of these widths, by default of `usual`. Throws Failure general_argument_invalid. */
function readOptions<Width extends number>(query: unknown, widths: readonly Width[], usual: Width) {
  const { width = String(usual), copies, drawer } = parseParams(jobQuery, query);
  const paper = widths.find((each) => String(each) === width);
  if (paper === undefined) {
    throw new Failure('general_argument_invalid', `Invalid \`width\` param: ${widthRule(widths)}`);
  }
  return { paper, copies, openDrawer: drawer === '1' };
}

/**
 * What a printer's program asks beside the documents of orders and prints: the commands of a ticket that it has claimed and
 * of a test page, drawn here, so that programs in kitchens need no update when a ticket changes. It reports what it finds at
 * its printer, and admins ask it for a test page.
 */
export function printingRoutes(app: FastifyInstance, deps: PrintingRouteDeps): void {
  const { engine, documents, callers, rateLimits } = deps;
  programRoutes(app, deps);

  app.get('/prints/:printId/job', async (request, reply) => {
    const { actor } = await callers(request);
    const { printId } = parseParams(printParams, request.params);
    await rateLimits.count(limits.drawSheet, actorId(actor) ?? addressKey(request.ip), reply);
    const print = await documents.get(prints, printId, actor);
    const { orderId, sheet, copy } = print.data;
    if (sheet === 'bill') throw new Failure('document_not_found');
    const order = await documents.get(orders, orderId, actor);
    reply.header('cache-control', 'private, no-store').type('application/octet-stream');
    const job =
      sheet === 'label'
        ? labelJob(engine, order, readOptions(request.query, LABEL_WIDTHS, 50))
        : ticketJob(engine, order, copy, readOptions(request.query, PAPER_WIDTHS, 80));
    return Buffer.from(await job);
  });

  app.get('/devices/:deviceId/test-job', async (request, reply) => {
    const { actor } = await callers(request);
    const { deviceId } = parseParams(deviceParams, request.params);
    const options = readOptions(request.query, PAPER_WIDTHS, 80);
    await rateLimits.count(limits.drawSheet, actorId(actor) ?? addressKey(request.ip), reply);
    const { data } = await documents.get(devices, deviceId, actor);
    reply.header('cache-control', 'private, no-store').type('application/octet-stream');
    return Buffer.from(await testPageJob(engine, data.name, options));
  });

  app.post('/devices/:deviceId/test', async (request, reply) => {
    const { actor } = await callers(request);
    const { deviceId } = parseParams(deviceParams, request.params);
    await rateLimits.count(limits.writeDocument, `test ${actorId(actor) ?? addressKey(request.ip)}`, reply);
    await runUnitOfWork(engine, actor, async (work) => {
      const device = await lockChangeableDevice(work, actor, deviceId);
      await auditDevice(work, device, 'testAskedAt');
      await work.updateWhere(devices, equal(devices.fields.id, deviceId), { testAskedAt: work.now });
    });
    return reply.code(204).send();
  });

  app.put('/devices/:deviceId/printer', async (request, reply) => {
    const { actor } = await callers(request);
    const { deviceId } = parseParams(deviceParams, request.params);
    const { state, tested } = parseParams(stateBody, request.body);
    if (actor.kind !== 'device' || actor.device.id !== deviceId || actor.device.kind !== 'printer') {
      throw new Failure('user_unauthorized');
    }
    await rateLimits.count(limits.writeDocument, `printer ${deviceId}`, reply);
    await runUnitOfWork(engine, actor, async (work) => {
      const device = await find(work.sql, devices, deviceId, true);
      if (!device || (device.data.printerState === state && !tested)) return;
      const change = { printerState: state, ...(tested && { testedAt: work.now }) };
      await work.updateWhere(devices, equal(devices.fields.id, deviceId), change);
    });
    return reply.code(204).send();
  });
}
