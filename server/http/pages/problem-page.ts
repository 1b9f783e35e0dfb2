import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { textsIn } from '#domain/languages/files/texts-in.ts';
import { languageOfPath, languageRow } from '#domain/languages/languages.ts';
import { requestMessages } from '#domain/request-messages.ts';
import type { Failure } from '#server/base/failure.ts';
import { answerError, failureOf, statusAndMessageOf } from '../errors.ts';
import { RETRY_SECONDS } from '../retry-after.ts';

const STYLE =
  'body{margin:0;min-height:100vh;display:grid;place-content:center;justify-items:center;padding:2rem;text-align:center;' +
  'font:1.125rem/1.6 system-ui,sans-serif;background:#fff8ee;color:#3b2416}h1{font-size:1.5rem;max-width:30rem}p{margin:0}';

/**
 * Answers a browser with a page when not even the site's error page can be rendered, e.g. because too many pages are
 * waiting. It needs neither the database nor the build.
 */
export function answerPageError(error: FastifyError | Failure, request: FastifyRequest, reply: FastifyReply) {
  const failure = failureOf(error, request);
  const { status } = statusAndMessageOf(failure);
  if (status < 500 || !request.headers.accept?.includes('text/html')) {
    return answerError(failure, request, reply);
  }
  const language = languageOfPath(request.url);
  const { unavailable, lost, tellUs, triesAgain, tryNow } = textsIn(language, {
    requestMessages,
  }).requestMessages;
  const isWaiting = status === 503;
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="${languageRow(language).tag}"><meta charset="utf-8">` +
        '<meta name="viewport" content="width=device-width, initial-scale=1">' +
        (isWaiting ? `<meta http-equiv="refresh" content="${RETRY_SECONDS}">` : '') +
        `<title>${status}</title><style>${STYLE}</style>` +
        `<h1>${isWaiting ? unavailable : lost}</h1>` +
        (isWaiting ? `<p>${triesAgain}</p><p><a href="">${tryNow}</a></p>` : '') +
        `<p>${tellUs(request.id)}</p>`,
    );
}
