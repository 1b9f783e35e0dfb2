import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import { textsIn } from '#domain/languages/files/texts-in.ts';
import { LANGUAGES, languageRow } from '#domain/languages/languages.ts';
import { ifOffered } from '#domain/languages/offered.ts';
import { boundedMenu, menuLines, type TodaysMenuAnswer } from '#domain/menus/todays-menu.ts';
import { todaysMenuWords } from '#domain/menus/todays-menu-words.ts';
import { cleanText, cleanValue, MOST_PREPARED } from '#domain/messages/texts-with-values.ts';
import { whatsAppShareLink } from '#domain/messages/whatsapp.ts';
import { ownerTextsIn } from '#domain/site/content/owner-texts-in.ts';
import { addDays, dayAt } from '#domain/time/local-time.ts';
import { Failure } from '#server/base/failure.ts';
import { type AdminRouteDeps, requireAdmin } from '#server/collections/admin-requests.ts';
import { dishesOnSale, mealsOfPlan } from '#server/collections/todays-menu/read-todays-menu.ts';
import { actorId } from '#server/documents/actor.ts';
import { recordAudit } from '#server/documents/audit.ts';
import { runUnitOfWork, type UnitOfWork } from '#server/documents/unit-of-work.ts';
import { parseParams } from '#server/http/params.ts';
import { limits } from '#server/http/rate-limits.ts';
import { messageText } from '#server/mail/messages/message-text.ts';
import { readOwnTexts } from '#server/mail/messages/own-texts.ts';
import { type DrawnMenu, drawMenu } from './drawing/draw-menu.ts';

const DAYS = ['today', 'tomorrow'] as const;
/** Whose dishes, of which day, in which language: without a plan those on sale today. */
const ASKED = {
  planId: v.optional(v.pipe(v.string(), v.maxLength(36)), ''),
  day: v.optional(v.picklist(DAYS), 'today'),
  language: v.picklist(LANGUAGES),
};
const query = v.object(ASKED);
const body = v.object({ ...ASKED, as: v.picklist(['text', 'picture']) });
type Asked = v.InferOutput<typeof query>;

/** Drawn pictures that are kept: of the dishes and a few plans, in each language. */
const KEPT = 12;

async function readMenu(work: UnitOfWork, { planId, day: which, language: wanted }: Asked) {
  const { sql, now, site } = work;
  const language = ifOffered(wanted, site.shop.languages);
  const shop = ownerTextsIn(site.shop, language);
  const today = dayAt(now, shop.timeZone);
  const day = which === 'tomorrow' && planId !== '' ? addDays(today, 1) : today;
  const asked = { day, language };
  const parts = planId === '' ? await dishesOnSale(sql, asked) : await mealsOfPlan(sql, planId, asked);
  const words = textsIn(language, { todaysMenuWords }).todaysMenuWords;
  return { language, shop, day, menu: boundedMenu(parts), words };
}

async function readAnswer(work: UnitOfWork, asked: Asked): Promise<TodaysMenuAnswer> {
  const { language, shop, day, menu, words } = await readMenu(work, asked);
  const { publicUrl } = work.settings;
  const values = { shop: shop.name, date: day, dishes: menuLines(menu, words), page: publicUrl };
  const kitchen = { name: shop.name, timeZone: shop.timeZone, publicUrl };
  const own = await readOwnTexts(work.sql);
  const text = cleanText(messageText('chat-menu', values, { kitchen, language, own }), MOST_PREPARED);
  return { day, text, link: whatsAppShareLink(text), isEmpty: menu.parts.length === 0 };
}

async function readDrawn(work: UnitOfWork, asked: Asked): Promise<DrawnMenu> {
  const { language, shop, day, menu, words } = await readMenu(work, asked);
  if (menu.parts.length === 0) throw new Failure('document_not_found');
  const date = new Intl.DateTimeFormat(languageRow(language).tag, {
    ...{ weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' },
  }).format(new Date(`${day}T12:00:00Z`));
  return {
    ...menu,
    ...{ shop: cleanValue(shop.name), day: date, moreWords: words.more(menu.more) },
    order: words.order(new URL(work.settings.publicUrl).host),
  };
}

/** The routes of today's menu for the group of customers; for owners and managers (TELL-11). */
export function todaysMenuRoutes(app: FastifyInstance, deps: AdminRouteDeps): void {
  /** By what they say, so that a picture is drawn once for all who ask for it at a time. */
  const pictures = new LRUCache<string, Promise<Buffer>>({ max: KEPT });
  const pictureOf = (menu: DrawnMenu): Promise<Buffer> => {
    const key = JSON.stringify(menu);
    const kept = pictures.get(key);
    if (kept) return kept;
    const drawing = drawMenu(menu);
    pictures.set(key, drawing);
    drawing.catch(() => pictures.delete(key));
    return drawing;
  };

  app.get('/todays-menu', async (request, reply) => {
    const actor = await requireAdmin(deps, request, reply);
    const asked = parseParams(query, request.query);
    reply.header('cache-control', 'private, no-store');
    return runUnitOfWork(deps.engine, actor, (work) => readAnswer(work, asked));
  });

  app.get('/todays-menu/picture', async (request, reply) => {
    const actor = await requireAdmin(deps, request, reply);
    const asked = parseParams(query, request.query);
    await deps.rateLimits.count(limits.drawMenu, actorId(actor) ?? '', reply);
    const menu = await runUnitOfWork(deps.engine, actor, (work) => readDrawn(work, asked));
    reply.headers({ 'cache-control': 'private, no-store', 'x-content-type-options': 'nosniff' });
    return reply.type('image/png').send(await pictureOf(menu));
  });

  app.post('/todays-menu/prepared', async (request, reply) => {
    const actor = await requireAdmin(deps, request, reply);
    const { as, planId, language, day } = parseParams(body, request.body);
    await runUnitOfWork(deps.engine, actor, async (work) => {
      // A plan that is gone has no menu.
      await readMenu(work, { planId, language, day });
      await recordAudit(work, {
        ...{ action: 'prepare', collection: 'customerMessages', documentId: planId || 'menu' },
        label: `menu (${language}, ${as})`,
      });
    });
    return reply.code(204).send();
  });
}
