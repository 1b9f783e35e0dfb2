import { comparable } from '#domain/comparing.ts';
import { type CellChange, groupKey, groupText, storedGroupKey } from './groups.ts';
import { groupDigest, type Said, saidOfGroup } from './known-sources.ts';
import type { Lookup } from './lookup.ts';
import type { MarkedGroup } from './marks.ts';
import type { StoredDish } from './stored.ts';

/** The column of option groups in a preview. */
const OPTIONS = 'options';

const digestOfGroup = (group: MarkedGroup) => groupDigest(groupKey(group));

/** Whether the dish has a group of this name, or had one, that is neither as the file has it nor as its software said last. */
function wasChangedHere(
  group: MarkedGroup,
  dish: StoredDish | undefined,
  said: Said,
  lookup: Lookup,
): boolean {
  const earlier = saidOfGroup(said, group.name);
  if (!dish || earlier === undefined) return false;
  const theirs = [earlier, digestOfGroup(group)];
  return !lookup.groupsOf(dish, group.name).some((own) => theirs.includes(groupDigest(storedGroupKey(own))));
}

/**
 * The option groups that a line adds to its dish: ids of stored ones, and those that are yet to be made. A group takes the
 * place of one with the same name: a new price for half replaces the earlier choice of a portion. Groups that were changed here
 * since the software of the file said the same are kept.
 */
export function addedGroups(
  groups: readonly MarkedGroup[],
  stored: StoredDish | undefined,
  said: Said,
  lookup: Lookup,
) {
  const changedHere = groups.filter((group) => wasChangedHere(group, stored, said, lookup));
  const taken = groups.filter((group) => !changedHere.includes(group));
  const names = taken.map(({ name }) => comparable(name));
  const found = taken.map((group) => ({ group, id: lookup.groupLike(group)?.id }));
  const wanted = found.map(({ id }) => id);
  const has = (stored?.data.optionGroupIds ?? []).filter(
    (id) => wanted.includes(id) || !names.includes(comparable(lookup.groupName(id) ?? '')),
  );
  const added = found.filter(({ id }) => id === undefined || !has.includes(id));
  const change = {
    column: OPTIONS,
    before: '',
    after: added.map(({ group }) => groupText(group)).join(' · '),
  };
  return {
    changes: added.length > 0 ? [change] : [],
    kept: changedHere.map((group): CellChange => {
      const own = stored ? lookup.groupsOf(stored, group.name) : [];
      const before = own.map(({ data }) => groupText(data)).join(' · ');
      return { column: OPTIONS, before, after: groupText(group) };
    }),
    ids: [...has, ...added.flatMap(({ id }) => id ?? [])],
    newGroups: added.flatMap(({ group, id }) => (id === undefined ? [group] : [])),
    said: Object.fromEntries(groups.map((group) => [comparable(group.name), digestOfGroup(group)])),
  };
}
