import type { FastifyInstance } from 'fastify';
import type { MessageTextRow } from '#domain/messages/message-texts.ts';
import {
  isCodeKind,
  isMessageKind,
  neededValue,
  TEXT_KINDS,
  TEXT_VALUES,
} from '#domain/messages/text-kinds.ts';
import { runUnitOfWork } from '#server/documents/unit-of-work.ts';
import { builtInWords, textKey } from '#server/mail/messages/message-text.ts';
import { readOwnTexts } from '#server/mail/messages/own-texts.ts';
import { frameOf, sampleValues } from '#server/mail/messages/sample-texts.ts';
import { type AdminRouteDeps, requireAdmin } from '../admin-requests.ts';

/** The route of the owner's texts: the words of Rasoi and the owner's for each, and what stands around it (TELL-4, TELL-10). */
export function messageTextRoutes(app: FastifyInstance, deps: AdminRouteDeps): void {
  app.get('/message-texts', async (request, reply) => {
    const actor = await requireAdmin(deps, request, reply);
    reply.header('cache-control', 'private, no-store');
    return runUnitOfWork(deps.engine, actor, async ({ sql, site: { shop }, settings, now }) => {
      const own = await readOwnTexts(sql);
      const kitchen = { name: shop.name, timeZone: shop.timeZone, publicUrl: settings.publicUrl };
      const texts = TEXT_KINDS.flatMap((kind) =>
        shop.languages.map((language): MessageTextRow => {
          const known = own.get(textKey(kind, language));
          const facts = { kitchen, language, own };
          return {
            ...{ kind, language, values: Object.keys(TEXT_VALUES[kind]) },
            use: isMessageKind(kind) ? 'told' : isCodeKind(kind) ? 'code' : 'chat',
            needed: neededValue(kind) ?? null,
            samples: sampleValues(kind, facts, now),
            frame: frameOf(kind, facts),
            builtIn: builtInWords(kind, language),
            words: known?.words ?? null,
            templateId: known?.templateId ?? null,
          };
        }),
      );
      return { hasGateway: settings.sms !== undefined, texts };
    });
  });
}
