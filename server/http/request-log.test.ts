import { Writable } from 'node:stream';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { requestForLog } from './request-log.ts';

it('the request log contains a request’s path but not its query', async () => {
  let written = '';
  const stream = new Writable({
    write(chunk, _encoding, done) {
      written += String(chunk);
      done();
    },
  });
  const app = Fastify({ logger: { stream, serializers: { req: requestForLog } } });
  app.get('/v1/*', async () => 'OK');
  await app.inject('/v1/account/sessions/oauth2/oidc/redirect?code=my-code&state=my-state');
  await app.close();
  expect(written).toContain('"url":"/v1/account/sessions/oauth2/oidc/redirect"');
  expect(written).not.toContain('my-code');
  expect(written).not.toContain('my-state');
});
