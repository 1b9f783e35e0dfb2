import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';

export interface Received {
  headers: IncomingHttpHeaders;
  body: string;
  type: string;
  data: Record<string, unknown>;
}

/** A program that webhooks tell what happens, on this machine. It answers 204 unless a test says otherwise. */
export async function openReceiver() {
  const received: Received[] = [];
  const receiver = {
    url: '',
    received,
    answer: (response: ServerResponse): void => {
      response.writeHead(204).end();
    },
    /** What it was told since the last call: 'order.placed order-1'. */
    take: (): string[] => received.splice(0).map(({ type, data }) => `${type} ${data.$id ?? ''}`.trim()),
  };
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    received.push({ headers: request.headers, body, ...JSON.parse(body) });
    receiver.answer(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return receiver;
}

/** Whether a message is signed with this secret, as a receiver checks it (docs/api/webhooks.md). */
export function isSigned({ headers, body }: Received, secret: string): boolean {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  const expected = `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
  return String(headers['webhook-signature']).split(' ').includes(expected);
}
