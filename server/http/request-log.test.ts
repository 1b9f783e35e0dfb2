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
  await app.inject('/v1/account/sessions/oauth2/oidc/redirect?code=c0de&state=s3cret');
  await app.close();
  expect(written).toContain('"url":"/v1/account/sessions/oauth2/oidc/redirect"');
  expect(written).not.toContain('c0de');
  expect(written).not.toContain('s3cret');
});
