import { errorCodes, type FastifyBaseLogger, type FastifyInstance, type FastifyRequest } from 'fastify';
import type { ShownOpening } from '#domain/site/opening/shown-opening.ts';
import { pageSettings } from '#domain/site/page-settings.ts';
import type { SiteSettings } from '#domain/site/settings.ts';
import type { ServerSettings } from '#server/settings/list.ts';
import { publicSettings } from '#server/settings/public-settings.ts';
import { answerWhileClosing } from '../refuse-while-closing.ts';
import { callForPage, newRequestId } from '../request-ids.ts';

export interface PageHostsDeps {
  settings: ServerSettings;
  /** Settings that the kitchen's owner edits. */
  site: { current(): Promise<SiteSettings> };
  /** Whether customers can order now. */
  opening: { current(): Promise<ShownOpening> };
}

interface ApiCall {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string;
}

/** Logs why a page could not be shown. */
const reportTo = (log: FastifyBaseLogger) => (error: unknown) =>
  log.error({ err: error }, 'a page could not be shown');

/** What a page may ask of the server while it is rendered (web/lib/page/host.ts). */
export function createPageHosts(app: FastifyInstance, { settings, site, opening }: PageHostsDeps) {
  const known = publicSettings(settings);
  const { host: publicHost } = new URL(settings.publicUrl);

  /** Runs the API calls of a page that is being rendered, without the network. */
  const callFor = (host: string, remoteAddress: string, pageId: string) => async (call: ApiCall) => {
    const answer = await callForPage(pageId, () =>
      app.inject({
        method: call.method as 'GET',
        url: call.path,
        headers: { ...call.headers, host },
        remoteAddress,
        ...(call.body !== undefined && { payload: call.body }),
      }),
    );
    return { status: answer.statusCode, headers: answer.headers, body: answer.body };
  };

  /** The owner's settings in the form for pages. */
  const decided = async () => ({
    settings: known,
    siteSettings: pageSettings(await site.current()),
    opening: await opening.current(),
  });

  return {
    /** For a page that is rendered once for everybody and kept. */
    async forEverybody() {
      const requestId = newRequestId();
      const report = reportTo(app.log.child({ reqId: requestId }));
      return {
        call: callFor(publicHost, '127.0.0.1', requestId),
        requestId,
        report(error: unknown) {
          // A server that stops gives up the pages that it renders ahead.
          if (!(error instanceof errorCodes.FST_ERR_REOPENED_CLOSE_SERVER)) report(error);
        },
        cookie: '',
        nonce: '',
        kept: true,
        ...(await decided()),
      };
    },

    /** For the answer to one request. @param nonce allows its scripts and styles */
    async forRequest(request: FastifyRequest, nonce: string) {
      const call = callFor(request.host, request.ip, request.id);
      return {
        call: (given: ApiCall) =>
          call(given).catch((error: unknown) => {
            const answer = answerWhileClosing(error);
            if (!answer) throw error;
            return answer;
          }),
        requestId: request.id,
        report: reportTo(request.log),
        cookie: request.headers.cookie ?? '',
        nonce,
        kept: false,
        ...(await decided()),
      };
    },
  };
}
