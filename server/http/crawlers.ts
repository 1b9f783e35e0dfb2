import type { FastifyInstance } from 'fastify';
import { PUBLIC_PAGES } from '#domain/site/pages.ts';

/** Paths that search engines should not visit. */
const DISALLOWED = [
  '/admin',
  '/cart',
  '/newsletter',
  '/order-success',
  '/orders',
  '/payment',
  '/profile',
  '/v1/',
];

/** The routes of robots.txt and the sitemap. */
export function crawlerRoutes(app: FastifyInstance, publicUrl: string): void {
  const robots = [
    'User-agent: *',
    ...DISALLOWED.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
  const places = PUBLIC_PAGES.map((path) => `  <url><loc>${publicUrl}${path}</loc></url>`);
  const sitemap = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...places,
    '</urlset>',
    '',
  ].join('\n');
  app.get('/robots.txt', async (_request, reply) => reply.type('text/plain; charset=utf-8').send(robots));
  app.get('/sitemap.xml', async (_request, reply) => reply.type('application/xml').send(sitemap));
}
