import { mailLink } from '#domain/email.ts';
import { pushSubscriptions } from '#server/collections/push-subscriptions.ts';
import { SYSTEM } from '#server/documents/actor.ts';
import { findAll } from '#server/documents/store.ts';
import { type EngineDeps, runUnitOfWork } from '#server/documents/unit-of-work.ts';
import { equal } from '#server/documents/where.ts';
import { PrivateAddress } from '#server/http/public-addresses.ts';
import { isMailedAlready, withdrawMailOf } from '#server/mail/alerts/instead-of-mail.ts';
import type { Transport } from '#server/mail/transport.ts';
import type { PushKeys } from './push-keys.ts';
import { type PushRequest, requestPush } from './push-request.ts';

/** Milliseconds after which an attempt without an answer fails. */
const TIMEOUT = 20_000;
/** How long the push service keeps a message for an unreachable browser (seconds). Later it would be useless. */
const KEPT_FOR = { kitchen: 15 * 60, customer: 2 * 60 * 60 };
/** Whether a message is for the people who work here, by the page that it opens. */
const isForWork = (opens: string | null) => opens?.startsWith('/admin') === true;
/** Statuses that mean that the browser is no longer subscribed (RFC 8030). */
const ENDED: readonly number[] = [404, 410];
/** Statuses after which a retry of the same message is useless. */
const REFUSED: readonly number[] = [400, 401, 403, 413];

class PushRefused extends Error {}

export interface PushDeps {
  engine: EngineDeps;
  keys: () => Promise<PushKeys>;
  /** Sends a request to the push service; tests replace it. */
  request?: PushRequest;
}

/** Sends Web Push messages, encrypted for the browser. Subscriptions that have ended are deleted. */
export function webPushTransport({ engine, keys, request = requestPush }: PushDeps): Transport {
  const condition = (id: string) => equal(pushSubscriptions.fields.id, id);

  return {
    async send({ id: alertId, to: id, subject, text, opens }, signal) {
      const [subscription] = await findAll(engine.database, pushSubscriptions, condition(id));
      if (!subscription) throw new PushRefused('The browser is no longer subscribed');
      if (await isMailedAlready(engine.database, alertId))
        throw new PushRefused('The mail has said the same');
      const { endpoint, p256dh, auth } = subscription.data;
      const { messages } = await engine.site.current();
      const { default: webPush } = await import('web-push');
      const { headers, body } = webPush.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        JSON.stringify({ title: subject, text, opens }),
        {
          vapidDetails: { subject: mailLink(messages.kitchenEmail), ...(await keys()) },
          TTL: isForWork(opens) ? KEPT_FOR.kitchen : KEPT_FOR.customer,
          urgency: 'high',
        },
      );
      const answer = await request(endpoint, {
        method: 'POST',
        headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
        body: body ? new Uint8Array(body) : undefined,
        signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT)]),
      }).catch((error: unknown) => {
        throw error instanceof PrivateAddress ? new PushRefused(error.message) : error;
      });
      if (ENDED.includes(answer.status)) {
        await runUnitOfWork(engine, SYSTEM, (work) => work.removeWhere(pushSubscriptions, condition(id)));
        throw new PushRefused('The browser has ended its subscription');
      }
      if (REFUSED.includes(answer.status))
        throw new PushRefused(`The push service answered ${answer.status}`);
      if (answer.status < 200 || answer.status > 299)
        throw new Error(`The push service answered ${answer.status}`);
      await withdrawMailOf(engine.database, engine.clock(), alertId);
    },
    async receiversOf(ids) {
      const found = await findAll(
        engine.database,
        pushSubscriptions,
        equal(pushSubscriptions.fields.id, ...ids),
      );
      return new Map(found.map(({ id, data }) => [id, new URL(data.endpoint).host]));
    },
    isRefusal: (error) => error instanceof PushRefused,
    close: () => {},
  };
}
