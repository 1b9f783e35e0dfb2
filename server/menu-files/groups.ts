import { comparable } from '#domain/comparing.ts';
import { formatDifference, toRupees } from '#domain/money.ts';
import type { optionGroupAttributes } from '#domain/option-groups/attributes.ts';
import { uniqueId } from '#server/base/ids.ts';
import { optionGroups } from '#server/collections/option-groups/option-groups.ts';
import type { Document } from '#server/documents/document.ts';
import type { UnitOfWork } from '#server/documents/unit-of-work.ts';
import { createDocument } from '#server/documents/writing.ts';
import type { MarkedGroup } from './marks.ts';

export type StoredGroup = Document<typeof optionGroupAttributes>;

/** A cell that differs from the stored dish; both as texts of cells. */
export interface CellChange {
  column: string;
  before: string;
  after: string;
}

const PROVENANCE = { creator: null, fingerprint: null };

/** What makes two groups one: names, numbers, and each choice with its price and its veg mark. */
const essenceOf = (
  { name, min, max }: Pick<MarkedGroup, 'name' | 'min' | 'max'>,
  choices: readonly { name: string; price: number; isVeg: boolean | undefined }[],
) => ({
  name: comparable(name),
  min,
  max,
  choices: choices.map((choice) => [comparable(choice.name), choice.price, choice.isVeg ?? null]),
});

const essence = (group: MarkedGroup) =>
  essenceOf(
    group,
    group.choices.map(({ name, price, mark }) => ({ name, price, isVeg: mark && mark === 'veg' })),
  );

const storedEssence = ({ data }: StoredGroup) =>
  essenceOf(
    data,
    data.choices.map(({ name, price, veg }) => ({ name, price, isVeg: veg })),
  );

/** The key of a stored group, as `groupKey` has it for one of a file. */
export const storedGroupKey = (group: StoredGroup): string => JSON.stringify(storedEssence(group));

/** A key that is the same for groups which can be one. */
export const groupKey = (group: MarkedGroup): string => JSON.stringify(essence(group));

/** A choice for people: 'Full +₹80'. */
export const choiceText = ({
  name,
  price,
}: Pick<MarkedGroup['choices'][number], 'name' | 'price'>): string =>
  price === 0 ? name : `${name} ${price > 0 ? '+' : ''}${formatDifference(price)}`;

/** A group for people: 'Half, Full +₹80'. */
export const groupText = ({
  choices,
}: {
  choices: readonly Pick<MarkedGroup['choices'][number], 'name' | 'price'>[];
}): string => choices.map(choiceText).join(', ');

/** Creates the groups that lines of a file need and that do not exist yet; their ids by `groupKey`. */
export async function createGroups(
  work: UnitOfWork,
  wanted: readonly MarkedGroup[],
): Promise<ReadonlyMap<string, string>> {
  const ids = new Map<string, string>();
  for (const group of wanted) {
    const key = groupKey(group);
    if (ids.has(key)) continue;
    const id = uniqueId();
    const choices = group.choices.map(({ name, price, mark }) =>
      JSON.stringify({
        ...{ id: uniqueId(), name, price: toRupees(price), isAvailable: true },
        veg: mark === 'veg',
      }),
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
