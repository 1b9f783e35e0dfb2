import { orders } from '#server/collections/orders/orders.ts';
import { type CommittedEvent, isEventOf } from '#server/documents/events.ts';
import type { CacheCounts } from '#server/http/cache-counts.ts';

/** Upper bounds of the classes of request times (seconds). */
const BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** Values that are read when Prometheus asks, without the database. */
export interface Readings {
  caches: Readonly<Record<string, CacheCounts>>;
  /** Requests for kept pages and lists that were answered without Fastify. */
  keptAnswers(): number;
  sockets(): number;
  connections(): { open: number; idle: number; waiting: number };
}

/** Values that are read from the database. */
export interface DatabaseReadings {
  /** Bytes. */
  size: number;
  /** Mails that wait to be sent. */
  outbox: number;
  /** Seconds since the oldest of them was written. */
  outboxAge: number;
}

export interface Metrics {
  /** Counts an answered request. @param seconds how long it took */
  countRequest(method: string, route: string, status: number, seconds: number): void;
  countRefusedOrder(reason: string): void;
  /** Called with each event that this instance publishes. Counts placed orders. */
  countEvent(event: CommittedEvent): void;
  /** All metrics in the text form of Prometheus. */
  text(readings: Readings, read: () => Promise<DatabaseReadings>): Promise<string>;
  readonly contentType: string;
}

/**
 * The metrics of one server process. What caches, sockets and the pool count themselves is read when Prometheus asks, so
 * that requests pay only for their own histogram. Servers without metrics do not load the library.
 */
export async function createMetrics(): Promise<Metrics> {
  const { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } = await import('prom-client');
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'rasoi_http_request_duration_seconds',
    help: 'Requests of clients, by route. Not included: rasoi_kept_answers_total.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers,
  });
  const placed = new Counter({
    name: 'rasoi_orders_placed_total',
    help: 'Orders placed through this instance.',
    labelNames: ['kind', 'channel'],
    registers,
  });
  const refused = new Counter({
    name: 'rasoi_orders_refused_total',
    help: 'Orders that were not placed, by the type of the error.',
    labelNames: ['reason'],
    registers,
  });
  const kept = new Counter({
    name: 'rasoi_kept_answers_total',
    help: 'Requests for kept pages and lists that were answered from memory.',
    registers,
  });
  const hits = new Counter({
    name: 'rasoi_cache_hits_total',
    help: 'Answers found in a cache.',
    labelNames: ['cache'],
    registers,
  });
  const misses = new Counter({
    name: 'rasoi_cache_misses_total',
    help: 'Answers that a cache did not have.',
    labelNames: ['cache'],
    registers,
  });
  const sockets = new Gauge({ name: 'rasoi_sockets', help: 'Open WebSockets.', registers });
  const pool = new Gauge({
    name: 'rasoi_database_connections',
    help: 'Connections of the pool, and callers that wait for one.',
    labelNames: ['state'],
    registers,
  });
  const up = new Gauge({ name: 'rasoi_database_up', help: 'Whether the database answers.', registers });
  const size = new Gauge({ name: 'rasoi_database_size_bytes', help: 'Size of the database.', registers });
  const outbox = new Gauge({ name: 'rasoi_outbox_mails', help: 'Mails that wait to be sent.', registers });
  const outboxAge = new Gauge({
    name: 'rasoi_outbox_oldest_seconds',
    help: 'Age of the oldest mail that waits to be sent.',
    registers,
  });

  function read({ caches, keptAnswers, sockets: open, connections }: Readings): void {
    hits.reset();
    misses.reset();
    kept.reset();
    for (const [cache, counts] of Object.entries(caches)) {
      hits.inc({ cache }, counts.hits);
      misses.inc({ cache }, counts.misses);
    }
    kept.inc(keptAnswers());
    sockets.set(open());
    for (const [state, count] of Object.entries(connections())) pool.set({ state }, count);
  }

  function readDatabase(known: DatabaseReadings | undefined): void {
    up.set(known ? 1 : 0);
    // A gauge without a value is better than one with an old value.
    for (const gauge of [size, outbox, outboxAge]) gauge.remove();
    if (!known) return;
    size.set(known.size);
    outbox.set(known.outbox);
    outboxAge.set(known.outboxAge);
  }

  return {
    contentType: registry.contentType,
    countRequest: (method, route, status, seconds) => requests.observe({ method, route, status }, seconds),
    countRefusedOrder: (reason) => refused.inc({ reason }),
    countEvent(event) {
      if ('account' in event || event.action !== 'create' || !isEventOf(orders, event)) return;
      const { kind, channel } = event.document.data;
      placed.inc({ kind, channel });
    },
    async text(readings, readFromDatabase) {
      read(readings);
      readDatabase(await readFromDatabase().catch(() => undefined));
      return registry.metrics();
    },
  };
}
