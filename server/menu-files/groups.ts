import { isDeepStrictEqual } from 'node:util';
import { formatDifference, toRupees } from '#domain/money.ts';
import type { optionGroupAttributes } from '#domain/option-groups/attributes.ts';
import { optionGroups } from '#server/collections/option-groups/option-groups.ts';
import type { Document } from '#server/documents/document.ts';
import type { UnitOfWork } from '#server/documents/unit-of-work.ts';
import { createDocument } from '#server/documents/writing.ts';
import { uniqueId } from '#server/http/params.ts';
import type { FileGroup } from './owner-columns.ts';

export type StoredGroup = Document<typeof optionGroupAttributes>;

const PROVENANCE = { creator: null, fingerprint: null };

const essence = ({ name, min, max, choices }: FileGroup) => ({
  name: name.toLowerCase(),
  min,
  max,
  choices: choices.map((choice) => [choice.name.toLowerCase(), choice.price]),
});

/** The stored group with the same name, numbers and choices: dishes whose add-ons are the same share one group. */
export const groupLike = (groups: readonly StoredGroup[], wanted: FileGroup): StoredGroup | undefined =>
  groups.find(({ data }) => isDeepStrictEqual(essence(data), essence(wanted)));

/** A key that is the same for groups which can be one. */
export const groupKey = (group: FileGroup): string => JSON.stringify(essence(group));

/** A group for people: 'Half, Full +₹80'. */
export const groupText = ({ choices }: FileGroup): string =>
  choices
    .map(({ name, price }) =>
      price === 0 ? name : `${name} ${price > 0 ? '+' : ''}${formatDifference(price)}`,
    )
    .join(', ');

/** Creates the groups that lines of a file need and that do not exist yet; their ids by `groupKey`. */
export async function createGroups(
  work: UnitOfWork,
  wanted: readonly FileGroup[],
): Promise<ReadonlyMap<string, string>> {
  const ids = new Map<string, string>();
  for (const group of wanted) {
    const key = groupKey(group);
    if (ids.has(key)) continue;
    const id = uniqueId();
    const choices = group.choices.map(({ name, price }) =>
      JSON.stringify({ id: uniqueId(), name, price: toRupees(price), veg: true, isAvailable: true }),
    );
    const { name, min, max } = group;
    await createDocument(
      work,
      optionGroups,
      { id, values: { name, min, max, choices } },
      PROVENANCE,
      'create',
    );
    ids.set(key, id);
  }
  return ids;
}
