import { LRUCache } from 'lru-cache';
import { contentHash } from '#server/db/content-hash.ts';
import type { KeptAnswer } from './kept-answers.ts';
import { BROTLI, type Encoding, type KeptBody, keepBody } from './kept-body.ts';

/** A kind of page that is the same for everybody, as the pages' build describes it. */
export interface KeptKind {
  path: string;
  /** Query parameters that change the page. A URL with any other parameter is rendered each time. */
  params: readonly string[];
  /** Collections whose documents it shows. */
  shows: readonly string[];
}

export interface KeptPage {
  /** The hash of the page, for its ETag. */
  version: string;
  contentType: string;
  policy: string;
  body: KeptBody;
  /** Whole answers with this page that were given already, by their encoding (kept-answers.ts). */
  answers: Map<Encoding | null, KeptAnswer>;
}

/** The source of changes of documents. */
export interface Changes {
  subscribe(listener: (event: { collection: string }) => void, onMissed?: () => void): () => void;
}

/** Memory for kept pages in bytes. Beyond it the least recently used page is dropped. */
const MAX_BYTES = 48 * 1_048_576;
/** Milliseconds after which a page is rendered again. */
const MAX_AGE = 10 * 60_000;

interface Kept {
  page: KeptPage;
  /** From when on its text is wrong; undefined: no text of it depends on the clock. */
  changesAt: Date | undefined;
  /** The number of changes when its rendering began. */
  changes: number;
}

interface Rendering {
  changes: number;
  page: Promise<KeptPage | undefined>;
}

/** Renders a page for everybody; undefined for an answer that must not be kept, such as a redirect. */
export type RenderKept = (
  address: string,
) => Promise<{ html: string; policy: string; contentType: string; changesAt?: Date } | undefined>;

export interface KeptPages {
  /** The address under which the page is kept: its known parameters in a fixed order. Undefined when it is not kept. */
  addressOf(url: string): string | undefined;
  /** The page kept under this address, unless it is out of date. */
  current(address: string): KeptPage | undefined;
  /** The kept page, or a new one; requests for the same address wait for one rendering. */
  page(address: string): Promise<KeptPage | undefined>;
}

/**
 * Keeps pages that everybody sees alike, until a document of what they show changes, or the moment comes from which they
 * say something else. A change counts from the moment
 * it is committed: a page whose rendering began before is not kept, and nobody who asks afterwards gets it.
 */
export function createKeptPages(
  kinds: readonly KeptKind[],
  changes: Changes,
  render: RenderKept,
  clock: () => Date = () => new Date(),
): KeptPages {
  const byPath = new Map(kinds.map((kind) => [kind.path, kind]));
  const counted = new Map<string, number>();
  let missed = 0;
  changes.subscribe(
    ({ collection }) => counted.set(collection, (counted.get(collection) ?? 0) + 1),
    () => {
      missed += 1;
    },
  );
  const kept = new LRUCache<string, Kept>({
    maxSize: MAX_BYTES,
    ttl: MAX_AGE,
    // Both compressed forms together are smaller than the page.
    sizeCalculation: ({ page }, address) => 2 * page.body.bytes.length + address.length,
  });
  const rendering = new Map<string, Rendering>();

  const changesOf = (address: string): number =>
    (byPath.get(pathOf(address))?.shows ?? []).reduce((sum, name) => sum + (counted.get(name) ?? 0), missed);

  function current(address: string): KeptPage | undefined {
    const known = kept.get(address);
    if (known?.changes !== changesOf(address)) return undefined;
    return known.changesAt === undefined || clock() < known.changesAt ? known.page : undefined;
  }

  async function renderNow(address: string, changesBefore: number): Promise<KeptPage | undefined> {
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
    if (changesOf(address) === changesBefore) kept.set(address, { page, changesAt, changes: changesBefore });
    return page;
  }

  return {
    addressOf(url) {
      const { pathname, searchParams } = new URL(url, 'http://localhost');
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
      if (known) return known;
      const now = changesOf(address);
      const underWay = rendering.get(address);
      if (underWay?.changes === now) return underWay.page;
      const page = renderNow(address, now).finally(() => {
        if (rendering.get(address)?.page === page) rendering.delete(address);
      });
      rendering.set(address, { changes: now, page });
      return page;
    },
  };
}

const pathOf = (address: string): string => address.split('?', 1)[0] ?? '';
