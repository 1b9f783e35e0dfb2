import { createHash } from 'node:crypto';
import Fastify from 'fastify';

/** The part of GitHub's API that signing in uses. */
export interface FakeGitHub {
  site: string;
  emails: { email: string; primary: boolean; verified: boolean }[];
  close(): Promise<void>;
}

const TOKEN = 'gho_test';

export async function openFakeGitHub(client: { id: string; secret: string }): Promise<FakeGitHub> {
  const app = Fastify();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  let challenge = '';
  app.get<{ Querystring: Record<string, string> }>('/login/oauth/authorize', async ({ query }, reply) => {
    challenge = query.code_challenge ?? '';
    return reply.redirect(
      `${query.redirect_uri}?${new URLSearchParams({ code: 'c0de', state: query.state ?? '' })}`,
    );
  });
  app.post<{ Body: Record<string, string> }>('/login/oauth/access_token', async ({ body }) => {
    const verified =
      createHash('sha256')
        .update(body.code_verifier ?? '')
        .digest('base64url') === challenge;
    const known = body.client_id === client.id && body.client_secret === client.secret;
    // Like GitHub, which answers a refusal with 200.
    if (!known || !verified || body.code !== 'c0de') return { error: 'bad_verification_code' };
    return { access_token: TOKEN, token_type: 'bearer', scope: 'read:user,user:email' };
  });
  app.addHook('onRequest', async (request, reply) => {
    const asked = request.url.startsWith('/api/v3/');
    if (asked && request.headers.authorization !== `Bearer ${TOKEN}`) return reply.code(401).send();
  });
  app.get('/api/v3/user', async () => ({ id: 4217, login: 'meera-rao', name: null }));
  app.get('/api/v3/user/emails', async () => opened.emails);
  const opened: FakeGitHub = {
    site: await app.listen({ port: 0, host: '127.0.0.1' }),
    emails: [],
    close: () => app.close(),
  };
  return opened;
}
