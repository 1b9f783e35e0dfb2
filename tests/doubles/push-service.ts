import { createECDH, randomBytes } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import { decrypt } from 'http_ece';
import { pushKeys } from '#server/integrations/web-push/push-keys.ts';
import { webPushTransport } from '#server/integrations/web-push/push-transport.ts';
import { createMailWorker } from '#server/mail/worker.ts';
import { at, type Kitchen, type Person } from '#tests/kitchen.ts';

interface PushRequest {
  url: string;
  headers: Headers;
  body: Buffer;
}

/** A push service on this machine, and the keys of a browser that has subscribed there. */
export interface PushService {
  /** The requests since they were last cleared. */
  requests: PushRequest[];
  /** The status with which it answers. */
  answer: number;
  subscribe(who: Person, endpoint: string): Promise<LightMyRequestResponse>;
  /** The subscriptions that a person can see. */
  subscriptions(who: Person): Promise<{ endpoint: string }[]>;
  /** Delivers what is due in the outbox. */
  deliver(): Promise<void>;
  /** Decrypts a request as the browser does. */
  read(request: PushRequest): unknown;
}

export function openPushService(kitchen: Kitchen): PushService {
  const browser = createECDH('prime256v1');
  browser.generateKeys();
  const authSecret = randomBytes(16).toString('base64url');
  const keys = { p256dh: browser.getPublicKey('base64url'), auth: authSecret };
  const { engine } = kitchen.app;
  const service: PushService = {
    requests: [],
    answer: 201,
    subscribe: (who, endpoint) =>
      kitchen.send(who, 'POST', at('pushSubscriptions'), {
        documentId: randomBytes(10).toString('hex'),
        data: { endpoint, ...keys },
      }),
    subscriptions: async (who) => (await kitchen.send(who, 'GET', at('pushSubscriptions'))).json().documents,
    async deliver() {
      const push = webPushTransport({
        engine,
        keys: pushKeys(engine.database),
        async request(url, init) {
          const { headers, body } = new Request(url, { ...init, duplex: 'half' } as RequestInit);
          const bytes = Buffer.from(await new Response(body).arrayBuffer());
          service.requests.push({ url: String(url), headers, body: bytes });
          return new Response(null, { status: service.answer });
        },
      });
      const worker = createMailWorker({
        engine,
        publicUrl: 'https://rasoi.example',
        transports: { email: undefined, sms: undefined, push },
        onKept: () => {},
        onUnsent: () => {},
        onError: () => {},
      });
      await worker.deliverDue();
    },
    read: ({ body }) =>
      JSON.parse(decrypt(body, { version: 'aes128gcm', privateKey: browser, authSecret }).toString()),
  };
  return service;
}
