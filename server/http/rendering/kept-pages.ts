import { LRUCache } from 'lru-cache';
import { contentHash } from '#server/db/content-hash.ts';
import { type CacheCounts, newCacheCounts } from '../cache-counts.ts';
import { BROTLI, type KeptBody, keepBody } from '../kept-body.ts';
import { findAsked, type KeptKind, keptAddress, pathOf } from './kept-addresses.ts';
import { type CountedKind, createKnownFacts } from './known-facts.ts';
import { createSharedRenderings, type TakeTurn } from './shared-renderings.ts';

export interface KeptPage {
  /** 200, or 404 for the page that is shown for addresses that do not exist. */
  status: number;
  /** The hash of the page, for its ETag. */
  version: string;
  contentType: string;
  policy: string;
  body: KeptBody;
}

/** Reports changes of documents. */
export interface ChangeSource {
  subscribe(listener: (event: { collection: string }) => void, onMissed?: () => void): () => void;
}

/** Memory for kept pages (bytes). When it is full, the least recently used page is dropped. */
const MAX_BYTES = 48 * 1_048_576;
/** A page is rendered again after this time (milliseconds). */
const MAX_AGE = 10 * 60_000;
interface Kept {
  page: KeptPage;
  kind: CountedKind;
  /** The number of changes of the kind when rendering began. */
  changes: number;
  /** When the page is rendered again at the latest: its text becomes wrong, or it is old. */
  until: Date;
}

/** Renders a page without a user; undefined for an answer that must not be kept, such as a redirect. */
export type RenderKept = (
  address: string,
) => Promise<
  { status: number; html: string; policy: string; contentType: string; changesAt?: Date } | undefined
>;

interface KeptPagesDeps {
  kinds: readonly KeptKind[];
  changes: ChangeSource;
  render: RenderKept;
  /** Runs a rendering when it is the turn of the network that asked for it (render-turns.ts). */
  takeTurn?: TakeTurn;
  /** Reads the facts with which a kind folds values. */
  loadFacts?: (kind: KeptKind) => Promise<unknown>;
  /** The path of the page that is shown for a path that does not exist; undefined for one that does. */
  missingPage?: (pathname: string) => string | undefined;
  clock?: () => Date;
  counts?: CacheCounts;
}

export interface KeptPages {
  /**
   * The cache key of a URL: its path and known parameters in a fixed order, with values that match nothing folded into
   * one. Undefined if the page is not kept.
   * @param network whoever asks, see render-turns.ts
   */
  addressOf(url: string, cookies?: string, network?: string): Promise<string | undefined>;
  /** The page kept under this address, unless it is out of date. */
  current(address: string): KeptPage | undefined;
  /** The page kept for the URL of a public page, if it can be told without waiting. */
  found(url: string): KeptPage | undefined;
  /**
   * The kept page, or a newly rendered one. Concurrent requests for the same address share one rendering.
   * @param network whoever asks, see render-turns.ts
   */
  page(address: string, network?: string): Promise<KeptPage | undefined>;
}

/**
 * Caches pages that are the same for everybody, until a document that they show changes or their text becomes wrong at a
 * known time. A page is not kept, and not used for later requests, if a change was committed after its rendering began.
 */
export function createKeptPages({
  kinds,
  changes,
  render,
  takeTurn = (_network, task) => task(),
  loadFacts = async () => undefined,
  missingPage = () => undefined,
  clock = () => new Date(),
  counts = newCacheCounts(),
}: KeptPagesDeps): KeptPages {
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
  const factsOf = createKnownFacts(loadFacts, clock);
  const shared = createSharedRenderings(renderNow, takeTurn);

  function current(address: string): KeptPage | undefined {
    const found = kept.get(address);
    return found && found.changes === found.kind.changes && clock() < found.until ? found.page : undefined;
  }

  async function renderNow(address: string, kind: CountedKind): Promise<KeptPage | undefined> {
    const { changes: changesBefore } = kind;
    const oldAt = new Date(clock().getTime() + MAX_AGE);
    const rendered = await render(address);
    if (!rendered) return undefined;
    const { status, html, policy, contentType, changesAt } = rendered;
    const version = contentHash(html, 'base64url').slice(0, 22);
    const page: KeptPage = {
      status,
      version,
      contentType,
      policy,
      body: keepBody(html, BROTLI.sentForLong),
    };
    const until = changesAt && changesAt < oldAt ? changesAt : oldAt;
    if (kind.changes === changesBefore) kept.set(address, { page, kind, changes: changesBefore, until });
    return page;
  }

  return {
    async addressOf(url, cookies = '', network) {
      const asked = findAsked(byPath, missingPage, url, cookies);
      if (!asked) return undefined;
      const { kind, params } = asked;
      const { values } = kind;
      if (!values || params.size === 0) return keptAddress(kind.path, params);
      const facts = factsOf(kind);
      const fold = async () => {
        try {
          const folded = values.fold(params, await facts.facts);
          return folded && keptAddress(kind.path, folded);
        } catch {
          // Without the facts the page cannot be kept; what it says then is up to its rendering.
          return undefined;
        }
      };
      return values.isCostly?.(params) ? takeTurn(network, fold) : fold();
    },

    current,

    found(url) {
      const page = current(url);
      const path = pathOf(url);
      if (page || path === url || !byPath.has(path)) return page;
      const asked = findAsked(byPath, missingPage, url, '');
      if (!asked) return undefined;
      const { kind, params } = asked;
      const { values } = kind;
      if (!values || params.size === 0) return current(keptAddress(kind.path, params));
      if (values.isCostly?.(params)) return undefined;
      const facts = factsOf(kind);
      const folded = facts.there === undefined ? undefined : values.fold(params, facts.there);
      return folded && current(keptAddress(kind.path, folded));
    },

    async page(address, network) {
      const page = current(address);
      if (page) {
        counts.hits++;
        return page;
      }
      counts.misses++;
      const kind = byPath.get(pathOf(address));
      return kind && shared.pageFor(address, kind, network);
    },
  };
}
