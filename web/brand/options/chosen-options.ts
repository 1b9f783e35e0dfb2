import type { OptionGroup } from '#domain/option-groups/choosing.ts';
import type { ChosenOption } from '#domain/option-groups/chosen.ts';

export type AskedOption = Pick<ChosenOption, 'groupId' | 'choiceId'>;

export const isChosen = (chosen: readonly AskedOption[], groupId: string, choiceId: string): boolean =>
  chosen.some((option) => option.groupId === groupId && option.choiceId === choiceId);

/** How many choices of a group are made. */
export const countOf = (chosen: readonly AskedOption[], { id }: OptionGroup): number =>
  chosen.filter(({ groupId }) => groupId === id).length;

/** The groups in the order in which they are chosen: those that need a choice first. */
export const inChoosingOrder = (groups: readonly OptionGroup[]): OptionGroup[] => [
  ...groups.filter(({ min }) => min > 0),
  ...groups.filter(({ min }) => min === 0),
];

/** The choices after one was made or taken back. In a group of one choice it takes the place of the other. */
export function withChoice(
  chosen: readonly AskedOption[],
  { id: groupId, max }: OptionGroup,
  choiceId: string | null,
  ticked = true,
): AskedOption[] {
  const others = chosen.filter(
    (option) => option.groupId !== groupId || (max > 1 && option.choiceId !== choiceId),
  );
  return choiceId !== null && ticked ? [...others, { groupId, choiceId }] : others;
}

/** The choices that are still offered and available, after the kitchen has changed the groups. */
export const stillOffered = (chosen: readonly AskedOption[], groups: readonly OptionGroup[]): AskedOption[] =>
  chosen.filter(({ groupId, choiceId }) =>
    groups.some(
      ({ id, choices }) =>
        id === groupId && choices.some((choice) => choice.id === choiceId && choice.isAvailable),
    ),
  );

/** The first group that lacks a choice. */
export const firstMissing = (
  chosen: readonly AskedOption[],
  groups: readonly OptionGroup[],
): OptionGroup | undefined => inChoosingOrder(groups).find((group) => countOf(chosen, group) < group.min);
