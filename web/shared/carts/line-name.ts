import type { ChosenOption } from '#domain/option-groups/chosen.ts';
import { lineName } from '#domain/orders/line.ts';
import { useTranslated } from '#web/brand/translated-names.ts';

interface Line {
  dishId: string;
  name: string;
  options?: readonly ChosenOption[] | undefined;
}

/** The name of a line's dish with its options, in the page's language: 'Samosa (Half, Extra cheese)'. */
export function useLineName(): (line: Line) => string {
  const dish = useTranslated('dishes');
  const option = useTranslated('options');
  return ({ dishId, name, options = [] }) =>
    lineName({
      name: dish(dishId, { name }).name,
      options: options.map((each) => option(`${each.groupId}/${each.choiceId}`, each)),
    });
}
