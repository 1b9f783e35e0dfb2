import type { FastifyInstance } from 'fastify';
import { LANGUAGES, type Language, languageRow, pathIn } from '#domain/languages/languages.ts';
import { publicPages } from '#domain/site/pages.ts';
import type { SiteSettings } from '#domain/site/settings.ts';

/** Paths that search engines should not visit. */
const DISALLOWED = [
  '/admin',
  '/cart',
  '/complaint',
  '/newsletter',
  '/not-me',
  '/order-success',
  '/orders',
  '/owed',
  '/payment',
  '/profile',
  '/skip-meal',
];

/** The routes of robots.txt and the sitemap. */
export function crawlerRoutes(
  app: FastifyInstance,
  publicUrl: string,
  site: { current(): Promise<SiteSettings> },
): void {
  const robots = [
    'User-agent: *',
    ...LANGUAGES.flatMap((language) => DISALLOWED.map((path) => `Disallow: ${pathIn(language, path)}`)),
    'Disallow: /v1/',
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
  const place = (language: Language, path: string) => `${publicUrl}${pathIn(language, path)}`;
  const placesIn = (languages: readonly Language[], pages: readonly string[]) =>
    languages.flatMap((language) =>
      pages.map((path) => {
        const others = languages.map(
          (other) =>
            `<xhtml:link rel="alternate" hreflang="${languageRow(other).tag}" href="${place(other, path)}"/>`,
        );
        return `  <url><loc>${place(language, path)}</loc>${others.join('')}</url>`;
      }),
    );
  const sitemap = (languages: readonly Language[], pages: readonly string[]) =>
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
      ...placesIn(languages, pages),
      '</urlset>',
      '',
    ].join('\n');
  app.get('/robots.txt', async (_request, reply) => reply.type('text/plain; charset=utf-8').send(robots));
  app.get('/sitemap.xml', async (_request, reply) => {
    const settings = await site.current();
    return reply
      .type('application/xml; charset=utf-8')
      .send(sitemap(settings.shop.languages, publicPages(settings)));
  });
}
