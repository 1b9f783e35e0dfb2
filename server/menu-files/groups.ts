import { comparable } from '#domain/comparing.ts';
import { formatDifference, toRupees } from '#domain/money.ts';
import type { optionGroupAttributes } from '#domain/option-groups/attributes.ts';
import { uniqueId } from '#server/base/ids.ts';
import { mapInTurns } from '#server/base/in-turns.ts';
import { optionGroups } from '#server/collections/option-groups/option-groups.ts';
import { createDocuments, type NewDocument } from '#server/documents/creating/creating-many.ts';
import type { Document } from '#server/documents/document.ts';
import type { UnitOfWork } from '#server/documents/unit-of-work.ts';
import type { MarkedGroup } from './marks.ts';

export type StoredGroup = Document<typeof optionGroupAttributes>;

/** A cell that differs from the stored dish; both as texts of cells. */
export interface CellChange {
  column: string;
  before: string;
  after: string;
}

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

const keys = new WeakMap<MarkedGroup, string>();

/** A key that is the same for groups which can be one. A line asks for it several times. */
export function groupKey(group: MarkedGroup): string {
  const known = keys.get(group) ?? JSON.stringify(essence(group));
  keys.set(group, known);
  return known;
}

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
  const requests: NewDocument[] = [];
  await mapInTurns(wanted, (group) => {
    const key = groupKey(group);
    if (ids.has(key)) return;
    const id = uniqueId();
    const choices = group.choices.map(({ name, price, mark }) =>
      JSON.stringify({
        ...{ id: uniqueId(), name, price: toRupees(price), isAvailable: true },
        veg: mark === 'veg',
      }),
    );
    const { name, min, max } = group;
    requests.push({ id, values: { name, min, max, choices } });
    ids.set(key, id);
  });
  await createDocuments(work, optionGroups, requests);
  return ids;
}
