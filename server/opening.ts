import type { FastifyInstance } from 'fastify';
import type { SiteSettings } from '#domain/site/settings.ts';
import { type ShownOpening, shownOpening } from '#domain/site/shown-opening.ts';

/** Tells whether customers can order now. */
export interface OpeningSource {
  current(): Promise<ShownOpening>;
}

interface OpeningDeps {
  site: { current(): Promise<SiteSettings> };
  clock: () => Date;
}

/** Calculates the opening again only after a change of the settings, or when the last answer has run out. */
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

/** Whether customers can order now, for everybody. Open pages ask again when the answer runs out. */
export function openingRoutes(app: FastifyInstance, { opening }: { opening: OpeningSource }): void {
  app.get('/opening', async (_request, reply) => {
    reply.header('cache-control', 'no-cache');
    return opening.current();
  });
}
