import type { Transport } from '#server/mail/transport.ts';
import type { ServerSettings } from '#server/settings/list.ts';

/** Milliseconds without an answer after which an attempt fails. */
const TIMEOUT = 20_000;
/** Statuses by which a gateway refuses a number or a text permanently. After any other one a retry may help. */
const REFUSALS = [400, 422];

class GatewayError extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`The SMS gateway answered ${status}`);
    this.status = status;
  }
}

/**
 * Sends text messages through an HTTP gateway by a POST of `{id, to, from, text}` as JSON, with `template` and `variables` if an
 * operator has registered the text. Any 2xx means accepted.
 */
export function smsGateway({ url, token, from }: NonNullable<ServerSettings['sms']>): Transport {
  return {
    async send({ id, to, text, template }, signal) {
      const answer = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify({
          ...{ id, to, from, text },
          ...(template && { template: template.id, variables: template.variables }),
        }),
        redirect: 'error',
        signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT)]),
      });
      await answer.body?.cancel();
      if (!answer.ok) throw new GatewayError(answer.status);
    },
    isRefusal: (error) => error instanceof GatewayError && REFUSALS.includes(error.status),
    close: () => {},
  };
}
