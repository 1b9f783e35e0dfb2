import type { FastifyInstance } from 'fastify';
import { type ShownOpening, shownOpening } from '#domain/site/opening/shown-opening.ts';
import type { SiteSettings } from '#domain/site/settings.ts';

/** Whether customers can order now. */
export interface OpeningSource {
  current(): Promise<ShownOpening>;
}

interface OpeningDeps {
  site: { current(): Promise<SiteSettings> };
  clock: () => Date;
}

/** Caches the answer until a change of the settings, or until the answer's end (`changesAt`). */
export function createOpening({ site, clock }: OpeningDeps): OpeningSource {
  let known: { settings: SiteSettings; from: Date; shown: ShownOpening } | undefined;
  return {
    async current() {
      const settings = await site.current();
      const now = clock();
      const isFresh =
        known?.settings === settings &&
        now >= known.from &&
        (known.shown.changesAt === undefined || now < new Date(known.shown.changesAt));
      if (!known || !isFresh) known = { settings, from: now, shown: shownOpening(settings, now) };
      return known.shown;
    },
  };
}

/** The route for whether customers can order now, for everybody. Open pages call it again when the answer expires. */
export function openingRoutes(app: FastifyInstance, { opening }: { opening: OpeningSource }): void {
  app.get('/opening', async (_request, reply) => {
    reply.header('cache-control', 'no-cache');
    return opening.current();
  });
}
