import type { LightMyRequestResponse } from 'fastify';
import type { SightingChoice } from '#domain/sightings/attributes.ts';
import type { PhoneSecret } from '#server/collections/sightings/phone-secrets.ts';
import { sql } from '#server/db/sql-template.ts';
import { openUpiKitchen } from '../upi-kitchen.ts';
import { bodyOf, type PhoneMessage, signedBy } from './phone-messages.ts';

/** A kitchen that is paid by UPI, and whose phone forwards the texts of its bank. */
export async function openMoneyKitchen() {
  const upi = await openUpiKitchen();
  const { kitchen } = upi;
  await kitchen.create(kitchen.owner, 'devices', { name: 'Counter phone', kind: 'money' }, 'counter');
  const issue = async (id = 'counter'): Promise<PhoneSecret> =>
    (await kitchen.send(kitchen.owner, 'POST', `/devices/${id}/secret`)).json();
  const { secret, aliveKey } = await issue();
  const server = kitchen.app.server;

  const setMode = async (mode: SightingChoice, over: object = {}) => {
    const settings = { vpa: 'rasoi@icici', bankSenders: 'HDFCBK', upiSightings: mode, ...over };
    // Modes that need figures are set as if they had been chosen in time.
    await kitchen.database.execute(
      sql`insert into "paymentSightings" (id, created, updated, source, "receivedAt", "isReversal", state, mode)
        select 'long-ago-' || mode, now() - interval '1 year', now(), 'text', now() - interval '1 year', false, 'ignored', mode
        from unnest(array['watching', 'proposing']) as mode on conflict do nothing`,
    );
    await kitchen.setPayments({ ...settings, upiSightings: 'watching' });
    await kitchen.setPayments({ ...settings, upiSightings: mode === 'alone' ? 'proposing' : mode });
    await kitchen.setPayments(settings);
  };

  return {
    ...upi,
    secret,
    aliveKey,
    issue,
    setMode,
    post: ({ body, headers }: PhoneMessage, id = 'counter'): Promise<LightMyRequestResponse> =>
      server.inject({ method: 'POST', url: `/v1/sightings/${id}`, payload: body, headers }),
    /** Sends a text of the bank, and compares it with payments. */
    async text(
      text: string,
      { from = 'VM-HDFCBK', ...more }: { from?: string; source?: string; receivedStamp?: number } = {},
    ) {
      const { body, headers } = signedBy(secret, bodyOf(from, text, more));
      const answer = await server.inject({
        method: 'POST',
        url: '/v1/sightings/counter',
        payload: body,
        headers,
      });
      await kitchen.app.sightings.runDue();
      return answer;
    },
    /** What was seen, oldest first. */
    seen: () =>
      kitchen.documents<Record<string, unknown> & { $id: string }>(
        kitchen.owner,
        'paymentSightings',
        { method: 'greaterThan', attribute: '$createdAt', values: ['2026-01-01T00:00:00.000Z'] },
        { method: 'orderAsc', attribute: '$sequence' },
        { method: 'limit', values: [1000] },
      ),
  };
}
