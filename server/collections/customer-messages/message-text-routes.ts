import type { FastifyInstance } from 'fastify';
import { MESSAGE_KINDS } from '#domain/messages/message-rows.ts';
import type { MessageTextRow } from '#domain/messages/message-texts.ts';
import { TEXT_KINDS, TEXT_VALUES } from '#domain/messages/text-kinds.ts';
import { partsOf, registeredForm } from '#domain/messages/texts-with-values.ts';
import { runUnitOfWork } from '#server/documents/unit-of-work.ts';
import { builtInWords, registeredText, textKey, wordsOf } from '#server/mail/messages/message-text.ts';
import { readOwnTexts } from '#server/mail/messages/own-texts.ts';
import { type AdminRouteDeps, requireAdmin } from '../admin-requests.ts';

/** The route of the owner's texts: the words of Rasoi and the owner's for each, and how an operator registers it (TELL-4). */
export function messageTextRoutes(app: FastifyInstance, deps: AdminRouteDeps): void {
  app.get('/message-texts', async (request, reply) => {
    const actor = await requireAdmin(deps, request, reply);
    reply.header('cache-control', 'private, no-store');
    return runUnitOfWork(deps.engine, actor, async ({ sql, site: { shop }, settings }) => {
      const own = await readOwnTexts(sql);
      const kitchen = { name: shop.name, timeZone: shop.timeZone, publicUrl: settings.publicUrl };
      const texts = TEXT_KINDS.flatMap((kind) =>
        shop.languages.map((language): MessageTextRow => {
          const known = own.get(textKey(kind, language));
          const message = MESSAGE_KINDS.find((each) => each === kind);
          const facts = { kitchen, language, own };
          const whole = message ? registeredText(message, facts) : wordsOf(kind, facts);
          return {
            ...{ kind, language, values: Object.keys(TEXT_VALUES[kind]) },
            isChat: message === undefined,
            builtIn: builtInWords(kind, language),
            words: known?.words ?? null,
            templateId: known?.templateId ?? null,
            registered: registeredForm(whole),
            parts: partsOf(whole),
          };
        }),
      );
      return { hasGateway: settings.sms !== undefined, texts };
    });
  });
}
