import type { FastifyInstance } from 'fastify';
import { logoPath } from '#domain/files/logo.ts';
import type { SiteSettings } from '#domain/site/settings.ts';

/** The colour of the page, around its content and while it starts. */
const BACKGROUND = '#FFF8EE';

const SHIPPED_ICONS = [
  { src: '/brand/logo-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/brand/logo-512.png', sizes: '512x512', type: 'image/png' },
  { src: '/brand/logo-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  { src: '/brand/logo.svg', sizes: 'any', type: 'image/svg+xml' },
];

/** The shortcuts that a long press of the icon offers. */
const SHORTCUTS = [
  { name: 'Menu', url: '/menu' },
  { name: 'My Orders', url: '/orders' },
];

/** The manifest with which a phone installs the site: its name and icons, as the owner has set them. */
function webManifest({ name, logo }: SiteSettings['shop']) {
  return {
    // The same for every address at which the site starts, so that a phone installs it once.
    id: '/',
    name,
    short_name: name,
    description: 'Home-style Indian food, cooked to order',
    lang: 'en-IN',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: BACKGROUND,
    theme_color: BACKGROUND,
    categories: ['food'],
    shortcuts: SHORTCUTS,
    icons: logo === '' ? SHIPPED_ICONS : [{ src: logoPath(logo, 512), sizes: '512x512', type: 'image/png' }],
  };
}

/** The route of the manifest. Browsers keep it for as long as they keep a page: not without asking. */
export function manifestRoute(app: FastifyInstance, site: { current(): Promise<SiteSettings> }): void {
  app.get('/manifest.webmanifest', async (_request, reply) => {
    const { shop } = await site.current();
    reply.header('cache-control', 'no-cache').type('application/manifest+json; charset=utf-8');
    return JSON.stringify(webManifest(shop));
  });
}
