import type { FastifyInstance } from 'fastify';
import { crawlerRoutes } from '#server/http/pages/crawlers.ts';
import { manifestRoute } from '#server/http/pages/manifest.ts';
import { sharePictureRoute } from './share-picture.ts';

interface SiteFileDeps {
  publicUrl: string;
  site: Parameters<typeof manifestRoute>[1];
}

/** The files that are written from the settings: for crawlers, browsers that install the site, and shared links. */
export function siteFileRoutes(app: FastifyInstance, { publicUrl, site }: SiteFileDeps): void {
  crawlerRoutes(app, publicUrl, site);
  manifestRoute(app, site);
  sharePictureRoute(app, site);
}
