import { LRUCache } from 'lru-cache';
import { contentHash } from '#server/db/content-hash.ts';
import { newCacheCounts } from './cache-counts.ts';
import type { KeptAnswer } from './kept-answers.ts';
import { BROTLI, type Encoding, type KeptBody, keepBody } from './kept-body.ts';

/** A page that is the same for everybody, as described by the build of the pages. */
export interface KeptKind {
  path: string;
  /** Query parameters that change the page. A URL with any other parameter is rendered for each request. */
  params: readonly string[];
  /** The collections of the documents that the page shows. */
  shows: readonly string[];
}

export interface KeptPage {
  /** The hash of the page, for its ETag. */
  version: string;
  contentType: string;
  policy: string;
  body: KeptBody;
  /** Complete answers with this page, by encoding (kept-answers.ts). */
  answers: Map<Encoding | null, KeptAnswer>;
}

/** Reports changes of documents. */
export interface ChangeSource {
  subscribe(listener: (event: { collection: string }) => void, onMissed?: () => void): () => void;
}

/** Memory for kept pages (bytes). When it is full, the least recently used page is dropped. */
const MAX_BYTES = 48 * 1_048_576;
/** A page is rendered again after this time (milliseconds). */
const MAX_AGE = 10 * 60_000;

/** A kind with the number of changes of what its pages show. */
interface CountedKind extends KeptKind {
  changes: number;
}

interface Kept {
  page: KeptPage;
  kind: CountedKind;
  /** The number of changes of the kind when rendering began. */
  changes: number;
  /** When the page is rendered again at the latest: its text becomes wrong, or it is old. */
  until: Date;
}

interface RunningRender {
  changes: number;
  page: Promise<KeptPage | undefined>;
}

/** Renders a page without a user; undefined for an answer that must not be kept, such as a redirect. */
export type RenderKept = (
  address: string,
) => Promise<{ html: string; policy: string; contentType: string; changesAt?: Date } | undefined>;

export interface KeptPages {
  /** The cache key of a URL: its path and known parameters in a fixed order. Undefined if the page is not kept. */
  addressOf(url: string): string | undefined;
  /** The page kept under this address, unless it is out of date. */
  current(address: string): KeptPage | undefined;
  /** The kept page, or a newly rendered one. Concurrent requests for the same address share one rendering. */
  page(address: string): Promise<KeptPage | undefined>;
}

/**
 * Caches pages that are the same for everybody, until a document that they show changes or their text becomes wrong at a
 * known time. A page is not kept, and not used for later requests, if a change was committed after its rendering began.
 */
export function createKeptPages(
  kinds: readonly KeptKind[],
  changes: ChangeSource,
  render: RenderKept,
  clock: () => Date = () => new Date(),
  counts = newCacheCounts(),
): KeptPages {
  const byPath = new Map(kinds.map((kind): [string, CountedKind] => [kind.path, { ...kind, changes: 0 }]));
  function countChange(concerns: (kind: CountedKind) => boolean): void {
    for (const kind of byPath.values()) if (concerns(kind)) kind.changes += 1;
  }
  changes.subscribe(
    ({ collection }) => countChange(({ shows }) => shows.includes(collection)),
    () => countChange(() => true),
  );
  const kept = new LRUCache<string, Kept>({
    maxSize: MAX_BYTES,
    // The page counts twice, because both compressed forms together are smaller than the page.
    sizeCalculation: ({ page }, address) => 2 * page.body.bytes.length + address.length,
  });
  const rendering = new Map<string, RunningRender>();

  function current(address: string): KeptPage | undefined {
    const known = kept.get(address);
    return known && known.changes === known.kind.changes && clock() < known.until ? known.page : undefined;
  }

  async function renderNow(address: string, kind: CountedKind): Promise<KeptPage | undefined> {
    const { changes: changesBefore } = kind;
    const oldAt = new Date(clock().getTime() + MAX_AGE);
    const rendered = await render(address);
    if (!rendered) return undefined;
    const { html, policy, contentType, changesAt } = rendered;
    const version = contentHash(html, 'base64url').slice(0, 22);
    const page: KeptPage = {
      version,
      contentType,
      policy,
      body: keepBody(html, BROTLI.sentForLong),
      answers: new Map(),
    };
    const until = changesAt && changesAt < oldAt ? changesAt : oldAt;
    if (kind.changes === changesBefore) kept.set(address, { page, kind, changes: changesBefore, until });
    return page;
  }

  return {
    addressOf(url) {
      const { pathname, searchParams } = new URL(`http://localhost${url}`);
      const kind = byPath.get(pathname);
      if (!kind || [...searchParams.keys()].some((name) => !kind.params.includes(name))) return undefined;
      const asked = kind.params.flatMap((name): [string, string][] => {
        const value = searchParams.get(name);
        return value ? [[name, value]] : [];
      });
      return asked.length > 0 ? `${pathname}?${new URLSearchParams(asked)}` : pathname;
    },

    current,

    async page(address) {
      const known = current(address);
      if (known) {
        counts.hits++;
        return known;
      }
      counts.misses++;
      const kind = byPath.get(pathOf(address));
      if (!kind) return undefined;
      const { changes } = kind;
      const underWay = rendering.get(address);
      if (underWay?.changes === changes) return underWay.page;
      const page = renderNow(address, kind).finally(() => {
        if (rendering.get(address)?.page === page) rendering.delete(address);
      });
      rendering.set(address, { changes, page });
      return page;
    },
  };
}

const pathOf = (address: string): string => address.split('?', 1)[0] ?? '';
