import type { ChoosingProblem } from './choosing.ts';

/** Messages about options, for server and pages. */
export const optionMessages = {
  /** How many of a group must be chosen. */
  choose: (dish: string, group: string, min: number) =>
    min === 1 ? `Please choose ${group} for ${dish}.` : `Please choose ${min} of ${group} for ${dish}.`,
  chooseAtMost: (dish: string, group: string, max: number) =>
    `${dish}: at most ${max} of ${group}. Please take one away.`,
  unavailable: (dish: string, choice: string) =>
    `${choice} is not available for ${dish} right now. Please choose something else.`,
  unknown: (dish: string) => `${dish} is not offered like this any more. Please choose again.`,
  /** The end of a refusal of an order, whose cart has the line. */
  removeAndChoose: 'Remove it from your cart, and add it again from the menu.',
  keepsChoices: 'A cart line keeps its choices; remove it and add another',
  stillUsed: (dishes: number) =>
    dishes === 1
      ? 'One dish offers this group. Please take it off that dish first.'
      : `${dishes} dishes offer this group. Please take it off them first.`,
} as const;

/** The sentence for a problem with the choices of a dish. */
export function choosingWords(dish: string, problem: ChoosingProblem, messages = optionMessages): string {
  switch (problem.kind) {
    case 'tooFew':
      return messages.choose(dish, problem.group.name, problem.group.min);
    case 'tooMany':
      return messages.chooseAtMost(dish, problem.group.name, problem.group.max);
    case 'unavailable':
      return messages.unavailable(dish, problem.name);
    case 'unknown':
      return messages.unknown(dish);
  }
}
