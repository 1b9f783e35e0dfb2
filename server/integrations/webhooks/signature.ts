import { createHmac } from 'node:crypto';

/**
 * The headers of a message, as the Standard Webhooks convention has them: HMAC-SHA256 over `id.timestamp.body`, once with
 * each key, so that a receiver can go over to a new secret.
 * @param at when it is sent; receivers refuse what is too old
 */
export function signedHeaders(id: string, body: string, keys: readonly Buffer[], at: Date) {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const signatures = keys.map((key) => {
    const digest = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
    return `v1,${digest}`;
  });
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  };
}
