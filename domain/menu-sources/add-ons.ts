import { parseAmount } from '#domain/money.ts';
import { MAX_CHOICES } from '#domain/option-groups/attributes.ts';
import { MAX_OPTION_NAME } from '#domain/option-groups/choice.ts';
import type { FileChoice } from './draft.ts';
import { markOf } from './marks.ts';

/** The longest text of one add-on with its price, in characters. */
const LONGEST_ADD_ON = 100;
const ADD_ON = /^(.+?)[\s:=-]*(?:\+\s*)?(?:₹|rs\.?)?\s*(\d+(?:\.\d{1,2})?)\s*(?:\/-)?$/i;

/** The name of an add-on and its mark: 'Cheese', 'Egg (non-veg)', '🟢 Butter'. */
function markedName(typed: string): Pick<FileChoice, 'name' | 'mark'> {
  const [, before = '', name = '', after = ''] =
    /^(🟢|🔴|🟤)?\s*(.*?)\s*(?:[([]([^()[\]]+)[)\]])?$/u.exec(typed.trim()) ?? [];
  const mark = markOf(before) ?? markOf(after);
  return mark === undefined || name === '' ? { name: typed.trim() } : { name, mark };
}

/**
 * The add-ons of a cell: 'Cheese +20; Egg (non-veg) ₹15'; one for nothing is '+0'. Undefined if one of them has no price or too long
 * a name, or if they are too many for a group.
 */
export function readAddOns(cell: string): FileChoice[] | undefined {
  const choices = cell
    .split(/[;\n|]/)
    // Single spaces: the expression would try each of many in turn.
    .map((part) => part.trim().replace(/\s+/g, ' '))
    .filter(Boolean)
    .map((part) => {
      const [, name = '', amount = ''] = (part.length <= LONGEST_ADD_ON && part.match(ADD_ON)) || [];
      const price = parseAmount(amount);
      const isLong = name.trim().length > MAX_OPTION_NAME;
      return name.trim() === '' || isLong || price === undefined ? undefined : { ...markedName(name), price };
    });
  return choices.length <= MAX_CHOICES && choices.every((choice) => choice !== undefined)
    ? choices
    : undefined;
}
