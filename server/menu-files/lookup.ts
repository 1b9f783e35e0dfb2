import { comparableName, isSameText } from '#domain/comparing.ts';
import type { DishType } from '#domain/dishes/kinds.ts';
import type { LineSource } from '#domain/menu-sources/draft.ts';
import type { Value } from '#domain/rows/data.ts';
import { cellText } from './cells.ts';
import type { Column } from './columns.ts';
import { groupKey, type StoredGroup, storedGroupKey } from './groups.ts';
import type { StoredSource } from './known-sources.ts';
import type { MarkedGroup } from './marks.ts';
import type { StoredDish, StoredKitchen, StoredMenu } from './stored.ts';

/** Finds the dishes and menus that the lines of one file mean. */
export interface Lookup {
  /** The menu with this name or id. */
  menu(text: string): StoredMenu | undefined;
  withId(id: string): readonly StoredDish[];
  /** What is known of a dish of other software. */
  known(source: LineSource | undefined): StoredSource | undefined;
  /** Whether a dish is another one in the software of a line. */
  isOther(dish: StoredDish, source: LineSource | undefined): boolean;
  /** The dishes with this name in a menu. */
  named(name: string, menu: string): readonly StoredDish[];
  /** The earlier line that means the same dish; undefined if this is the first one. */
  earlierLine(line: number, dish: string): number | undefined;
  /** Whether these are ids of option groups. */
  hasGroups(ids: Value): boolean;
  /** The groups of a dish that have this name. */
  groupsOf(dish: StoredDish | undefined, name: string): readonly StoredGroup[];
  /** The name of a stored group. */
  groupName(id: string): string | undefined;
  /** The mark of a choice in the groups of a dish. */
  markOf(dish: StoredDish | undefined, group: string, choice: string): DishType | undefined;
  /** The stored group that is like one of the file. */
  groupLike(group: MarkedGroup): StoredGroup | undefined;
  /** A stored value as the text of its cell: a menu by its name, unless another menu has the same. */
  text(column: Column, value: Value): string;
}

export function createLookup({ dishes, menus, groups, sources }: StoredKitchen): Lookup {
  const byId = new Map(dishes.map((dish) => [dish.id, dish]));
  const byName = new Map<string, StoredDish[]>();
  for (const dish of dishes) {
    const key = `${dish.data.menuId}\n${comparableName(dish.data.name)}`;
    byName.set(key, [...(byName.get(key) ?? []), dish]);
  }
  const keyOf = (system: string, id: string) => `${system}\n${id}`;
  const bySource = new Map(
    sources
      .filter(({ data }) => byId.has(data.dishId))
      .map((each) => [keyOf(each.data.system, each.data.externalId), each]),
  );
  const linked = new Map(sources.map(({ data }) => [keyOf(data.system, data.dishId), data.externalId]));
  const groupsById = new Map(groups.map((group) => [group.id, group]));
  // Of groups that are alike the oldest counts.
  const groupsByKey = new Map(groups.map((group) => [storedGroupKey(group), group] as const).reverse());
  const lines = new Map<string, number>();
  const groupsOf = (dish: StoredDish | undefined, name: string) =>
    (dish?.data.optionGroupIds ?? [])
      .flatMap((id) => groupsById.get(id) ?? [])
      .filter(({ data }) => isSameText(data.name, name));
  const menusByName = new Map<string, StoredMenu[]>();
  for (const menu of menus) {
    const key = comparableName(menu.data.name);
    menusByName.set(key, [...(menusByName.get(key) ?? []), menu]);
  }
  const menusById = new Map(menus.map((menu) => [menu.id, menu]));
  const menusNamed = (name: string) => menusByName.get(comparableName(name)) ?? [];
  const menuOf = (text: string) => {
    const named = menusNamed(text);
    return named.length === 1 ? named[0] : menusById.get(text.trim());
  };
  return {
    menu: menuOf,
    withId: (id) => [byId.get(id)].filter((dish) => dish !== undefined),
    known: (source) => source && bySource.get(keyOf(source.system, source.id)),
    isOther(dish, source) {
      const externalId = source && linked.get(keyOf(source.system, dish.id));
      return externalId !== undefined && externalId !== source?.id;
    },
    named: (name, menu) => byName.get(`${menuOf(menu)?.id}\n${comparableName(name)}`) ?? [],
    earlierLine(line, dish) {
      const key = comparableName(dish);
      const earlier = lines.get(key);
      if (earlier === undefined) lines.set(key, line);
      return earlier;
    },
    hasGroups: (ids) => Array.isArray(ids) && ids.every((id) => groupsById.has(`${id}`)),
    groupsOf,
    groupName: (id) => groupsById.get(id)?.data.name,
    markOf(dish, group, choice) {
      const same = groupsOf(dish, group)
        .flatMap(({ data }) => data.choices)
        .find(({ name }) => isSameText(name, choice));
      return same && (same.veg ? 'veg' : 'non-veg');
    },
    groupLike: (group) => groupsByKey.get(groupKey(group)),
    text({ name, attribute }, value) {
      if (name !== 'menuId') return cellText(attribute, value);
      const menu = menusById.get(`${value}`);
      return menu && menusNamed(menu.data.name).length === 1 ? menu.data.name : `${value}`;
    },
  };
}
