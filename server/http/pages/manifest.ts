import type { FastifyInstance } from 'fastify';
import { logoPath } from '#domain/files/logo.ts';
import { textsIn } from '#domain/languages/files/texts-in.ts';
import { LANGUAGES, type Language, languageRow, pathIn } from '#domain/languages/languages.ts';
import { ownerTextsIn } from '#domain/site/content/owner-texts-in.ts';
import { withMinutes } from '#domain/site/content/with-minutes.ts';
import type { SiteSettings } from '#domain/site/settings.ts';

/** The colour of the page, around its content and while it starts. */
const BACKGROUND = '#FFF8EE';

const SHIPPED_ICONS = [
  { src: '/brand/logo-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/brand/logo-512.png', sizes: '512x512', type: 'image/png' },
  { src: '/brand/logo-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  { src: '/brand/logo.svg', sizes: 'any', type: 'image/svg+xml' },
];

/** What a phone says of the installed site. @public */
export const manifestTexts = {
  description: 'Home-style Indian food, cooked to order',
  /** The shortcuts that a long press of the icon offers. */
  menu: 'Menu',
  orders: 'My Orders',
};

/**
 * The manifest with which a phone installs the site, in the language of the page from which it is installed: its name and
 * icons, as the owner has set them.
 */
function webManifest({ shop, kitchen }: SiteSettings, language: Language) {
  const { name, logo, tagline } = ownerTextsIn(shop, language);
  const texts = textsIn(language, { manifestTexts }).manifestTexts;
  const { tag, direction } = languageRow(language);
  return {
    // The same for every address at which the site starts, so that a phone installs it once.
    id: '/',
    name,
    short_name: name,
    description: withMinutes(tagline, kitchen.promiseMinutes) || texts.description,
    lang: tag,
    ...(direction && { dir: direction }),
    start_url: pathIn(language, '/'),
    scope: '/',
    display: 'standalone',
    background_color: BACKGROUND,
    theme_color: BACKGROUND,
    categories: ['food'],
    shortcuts: [
      { name: texts.menu, url: pathIn(language, '/menu') },
      { name: texts.orders, url: pathIn(language, '/orders') },
    ],
    icons: logo === '' ? SHIPPED_ICONS : [{ src: logoPath(logo, 512), sizes: '512x512', type: 'image/png' }],
  };
}

/** The routes of the manifest, one for each language. Browsers keep it for as long as they keep a page: not without asking. */
export function manifestRoute(app: FastifyInstance, site: { current(): Promise<SiteSettings> }): void {
  for (const language of LANGUAGES)
    app.get(pathIn(language, '/manifest.webmanifest'), async (_request, reply) => {
      const current = await site.current();
      reply.header('cache-control', 'no-cache').type('application/manifest+json; charset=utf-8');
      return JSON.stringify(webManifest(current, language));
    });
}
