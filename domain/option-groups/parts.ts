import type { OrderLine } from '../orders/line.ts';
import type { OptionGroup } from './choosing.ts';

/** The dishes of lines with how many of each, among them those that were chosen as parts of a combo (OPTION-7). */
export function withParts(
  lines: readonly Pick<OrderLine, 'dishId' | 'quantity' | 'options'>[],
  groups: readonly Pick<OptionGroup, 'id' | 'choices'>[],
): { dishId: string; quantity: number }[] {
  const choicesOf = new Map(groups.map(({ id, choices }) => [id, choices]));
  return lines.flatMap(({ dishId, quantity, options = [] }) => {
    const parts = options.flatMap(({ groupId, choiceId }) => {
      const part = choicesOf.get(groupId)?.find(({ id }) => id === choiceId)?.dishId;
      return part === undefined ? [] : [{ dishId: part, quantity }];
    });
    return [{ dishId, quantity }, ...parts];
  });
}
