import type { FastifyInstance } from 'fastify';
import { previewOf } from '#domain/files/previews.ts';
import type { SiteSettings } from '#domain/site/settings.ts';
import { limits } from '#server/http/rate-limits.ts';

const SHIPPED = '/brand/hero-1200.webp';

/**
 * The route of the picture that other sites show in a preview of a link, and search engines beside the name: the owner's
 * picture of the home page, or the one that came with the product. Pages name this address, so a new picture changes none of them.
 */
export function sharePictureRoute(app: FastifyInstance, site: { current(): Promise<SiteSettings> }): void {
  const config = { limitByAddress: limits.readSharePictureByAddress };
  app.get('/share-picture', { config }, async (_request, reply) => {
    const { picture } = (await site.current()).home;
    // Some of these sites show nothing but JPEG and PNG.
    const own = previewOf(picture, 'width=1200&output=jpg');
    return reply.header('cache-control', 'public, max-age=3600').redirect(own ?? SHIPPED);
  });
}
