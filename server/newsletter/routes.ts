import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { NewsletterState } from '#domain/subscribers/newsletter-state.ts';
import { formBodyOf, parseFormBodies } from '#server/http/form-bodies.ts';
import type { Newsletter } from './newsletter.ts';
import { LINK_PATHS } from './newsletter-tokens.ts';

function tokenOf(request: FastifyRequest): string {
  const { token } = request.query as { token?: unknown };
  return typeof token === 'string' ? token : '';
}

function show(reply: FastifyReply, state: NewsletterState): FastifyReply {
  return reply
    .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    .redirect(`/newsletter?state=${state}`, 303);
}

/**
 * The requests of the buttons on the pages that newsletter links open. Each redirects to a page that shows the result.
 * Opening a link alone changes nothing, because mail programs open links to check them. Mail programs also send the
 * one-click POST of RFC 8058, which is answered without a redirect.
 */
export async function newsletterRoutes(
  app: FastifyInstance,
  { newsletter }: { newsletter: Newsletter },
): Promise<void> {
  parseFormBodies(app);
  app.post(LINK_PATHS.confirm, async (request, reply) =>
    show(reply, (await newsletter.confirm(tokenOf(request))) ? 'confirmed' : 'invalid'),
  );
  app.post(LINK_PATHS.unsubscribe, async (request, reply) => {
    const done = await newsletter.unsubscribe(tokenOf(request));
    if (formBodyOf(request).fields['List-Unsubscribe'] !== 'One-Click') {
      return show(reply, done ? 'unsubscribed' : 'invalid');
    }
    const [status, words] = done ? [200, 'Unsubscribed'] : [404, 'Unknown subscription'];
    return reply.code(status).type('text/plain; charset=utf-8').send(words);
  });
}
