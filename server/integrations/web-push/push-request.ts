import https from 'node:https';
import { publicLookup } from '#server/http/public-addresses.ts';

/** Sends a message to a push service, and returns the status of its answer. */
export type PushRequest = (
  endpoint: string,
  message: {
    method: 'POST';
    headers: Record<string, string>;
    body: Uint8Array<ArrayBuffer> | undefined;
    signal: AbortSignal;
  },
) => Promise<{ status: number }>;

/**
 * Connects to addresses of the internet only, and follows no redirect: a browser says where its messages go, and anybody can
 * say that they are a browser.
 * @throws PrivateAddress, or an error of the connection
 */
export const requestPush: PushRequest = (endpoint, { body, ...message }) =>
  new Promise((resolve, reject) => {
    https
      .request(endpoint, { ...message, agent: false, lookup: publicLookup() })
      .on('response', (answer) => {
        answer.destroy();
        resolve({ status: answer.statusCode ?? 0 });
      })
      .on('error', reject)
      .end(body);
  });
