import { comparable } from '#domain/comparing.ts';
import type { dishSourceAttributes } from '#domain/dish-sources/attributes.ts';
import type { LineSource } from '#domain/menu-sources/draft.ts';
import { uniqueId } from '#server/base/ids.ts';
import { dishSources } from '#server/collections/dish-sources/dish-sources.ts';
import { contentHash } from '#server/db/content-hash.ts';
import type { Document } from '#server/documents/document.ts';
import type { UnitOfWork } from '#server/documents/unit-of-work.ts';
import { equal } from '#server/documents/where.ts';

/**
 * What other software said of a dish when it was imported last. A second import changes what that software has changed since, and
 * keeps what was changed here (ADMIN-145).
 */

export type StoredSource = Document<typeof dishSourceAttributes>;

export interface Said {
  /** Texts by column, as a cell of the stored dish has them. */
  cells: Readonly<Record<string, string>>;
  /** Digests of the groups of options by `comparable` name. */
  groups: Readonly<Record<string, string>>;
}

const NOTHING_SAID: Said = { cells: {}, groups: {} };
/** What a source stores that has said nothing yet. */
export const NO_SOURCE = JSON.stringify(NOTHING_SAID);

/** A short text that differs for groups which can't be one. @param key of the group */
export const groupDigest = (key: string): string => contentHash(key, 'base64url').slice(0, 12);

/** What was said of the group of this name; undefined for a new one. */
export const saidOfGroup = ({ groups }: Said, name: string): string | undefined =>
  Object.hasOwn(groups, comparable(name)) ? groups[comparable(name)] : undefined;

/** What was said in a column; undefined if it was not there. */
export const saidIn = ({ cells }: Said, header: string): string | undefined =>
  Object.hasOwn(cells, header) ? cells[header] : undefined;

/** What a source said last. Only imports write it, so it has this form. */
export const saidBy = (source: StoredSource | undefined): Said =>
  source ? (JSON.parse(source.data.said) as Said) : NOTHING_SAID;

/** What software says of a dish, to be remembered. */
export interface Link {
  source: LineSource;
  /** The source that is known already. */
  known: StoredSource | undefined;
  said: Said;
}

/** Whether a link is not stored as it is. */
const isNews = ({ known, said }: Link): boolean => known?.data.said !== JSON.stringify(said);

/** Remembers what software said of dishes. */
export async function rememberSources(
  work: UnitOfWork,
  links: readonly { dishId: string; link: Link }[],
): Promise<void> {
  const news = links.filter(({ link }) => isNews(link));
  for (const { link } of news)
    if (link.known)
      await work.updateWhere(dishSources, equal(dishSources.fields.id, link.known.id), {
        said: JSON.stringify(link.said),
      });
  const added = news.filter(({ link }) => !link.known);
  await work.addAll(
    dishSources,
    added.map(({ dishId, link: { source, said } }) => ({
      id: uniqueId(),
      values: { dishId, system: source.system, externalId: source.id, said: JSON.stringify(said) },
    })),
  );
}
