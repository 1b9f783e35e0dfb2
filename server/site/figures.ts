import type { FastifyInstance } from 'fastify';
import { SOLD_STATUSES } from '#domain/orders/statuses.ts';
import { type CountedFigures, figuresOf } from '#domain/site/figures.ts';
import type { SiteSettings } from '#domain/site/settings.ts';
import type { Database } from '#server/db/connection.ts';
import { sql } from '#server/db/sql-template.ts';

interface FiguresDeps {
  database: Database;
  site: { current(): Promise<SiteSettings> };
  clock: () => Date;
}

/** Counted figures are counted again after this time (milliseconds). Nobody waits for the last order in them. */
const COUNTED_FOR = 10 * 60_000;

const count = (database: Database) =>
  database.query<CountedFigures>(
    sql`select
        (select count(*) from orders where status = any(${SOLD_STATUSES}::text[])) as orders,
        (select count(*) from dishes where "isAvailable") as dishes,
        (select coalesce(round(sum("ratingAverage" * "ratingCount")::numeric / nullif(sum("ratingCount"), 0), 1), 0)::float8
          from dishes) as rating`,
    'figures of the kitchen',
  );

/** The route with the figures of the About page, typed or counted as the owner has decided. */
export function figuresRoute(app: FastifyInstance, { database, site, clock }: FiguresDeps): void {
  let known: { at: number; counted: Promise<CountedFigures[]> } | undefined;

  function countOnce(): Promise<CountedFigures[]> {
    const now = clock().getTime();
    if (known && now >= known.at && now < known.at + COUNTED_FOR) return known.counted;
    const counted = count(database);
    known = { at: now, counted };
    counted.catch(() => {
      if (known?.counted === counted) known = undefined;
    });
    return counted;
  }

  app.get('/figures', async (_request, reply) => {
    const { about } = await site.current();
    const [counted] = about.figuresFrom === 'counted' ? await countOnce() : [];
    reply.header('cache-control', 'no-cache');
    return { figures: figuresOf(about, counted) };
  });
}
