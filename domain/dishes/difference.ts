import { type DishInfo, dishValues } from './form.ts';

export type DishField = keyof DishInfo;

/** A field that stands differently in two versions of a dish. */
export interface Difference {
  field: DishField;
  /** Whose word is proposed: mine where I changed it, else theirs. */
  proposed: 'mine' | 'theirs';
}

const FIELDS = ['name', 'description', 'price', 'menuId', 'type', 'imgUrl', 'isAvailable'] as const;

/** The fields of a typed dish that mean something else than in the other. */
export function changedFields(from: DishInfo, to: DishInfo): DishField[] {
  const [before, after] = [dishValues(from), dishValues(to)];
  return FIELDS.filter((field) => before[field] !== after[field]);
}

/**
 * Where my form and what another admin saved meanwhile do not agree.
 * @param base what both of us began with
 */
export function differences(base: DishInfo, theirs: DishInfo, mine: DishInfo): Difference[] {
  const changedByMe = changedFields(base, mine);
  return changedFields(theirs, mine).map((field) => ({
    field,
    proposed: changedByMe.includes(field) ? 'mine' : 'theirs',
  }));
}
