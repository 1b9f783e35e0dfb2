import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Failure } from '#server/base/failure.ts';
import { PROJECT_ID } from '#server/http/project.ts';
import { OAUTH2_PATH, PROVIDER_NAMES } from './provider-names.ts';

type CallbackRequest = FastifyRequest<{ Params: { provider: string; projectId: string } }>;

/**
 * The redirect URI registered at providers. A provider may return people by a form post, which is cross-origin and comes
 * without our cookies. So this route only redirects to the next one, by GET.
 */
export async function oauth2Callback(app: FastifyInstance): Promise<void> {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );

  function redirectOn(request: CallbackRequest, reply: FastifyReply, answer: URLSearchParams): FastifyReply {
    const { provider, projectId } = request.params;
    if (projectId !== PROJECT_ID) throw new Failure('project_not_found');
    if (!PROVIDER_NAMES.has(provider)) throw new Failure('general_argument_invalid');
    answer.set('project', projectId);
    return reply
      .headers({ 'cache-control': 'no-cache, no-store, must-revalidate', expires: '0', pragma: 'no-cache' })
      .redirect(`/v1${OAUTH2_PATH}/${provider}/redirect?${answer}`, 301);
  }

  const path = `${OAUTH2_PATH}/callback/:provider/:projectId`;
  app.get(path, async (request: CallbackRequest, reply) =>
    redirectOn(request, reply, new URLSearchParams(request.url.split('?')[1])),
  );
  app.post(path, async (request: CallbackRequest, reply) =>
    redirectOn(
      request,
      reply,
      request.body instanceof URLSearchParams ? request.body : new URLSearchParams(),
    ),
  );
}
