import type { Paise } from '#domain/money.ts';
import { ZERO_PAISE } from '#domain/money.ts';
import { readAddOns } from './add-ons.ts';
import type { DraftProblem, FileGroup, GroupNames } from './draft.ts';
import { costsOf, mayBeHalfAndFull, priceText, readPrice, readPrices } from './prices.ts';

/** The cells of a line that become its price and its option groups. */
export interface CostCells {
  price: string | undefined;
  half: string | undefined;
  full: string | undefined;
  addOns: string | undefined;
  variants: string | undefined;
  /** Cells of portions by their headings: 'Small', '250 ml'. */
  portions: readonly (readonly [portion: string, text: string])[];
  /** The portions that the heading of the price lists: 'Half/Full'. */
  listed: readonly string[];
  /** Whether two prices that say nothing else are half and full, as somebody has answered. */
  areHalfAndFull: boolean;
  /** Whether the columns of half and full have no headings. */
  isGuessed: boolean;
}

export interface LineCosts {
  /** The text for the dish's price: what the least of it costs; as it stands if it can't be read. */
  price: string | undefined;
  groups: FileGroup[];
  problems: DraftProblem[];
}

const given = (text: string | undefined): string | undefined =>
  text?.trim() === '' ? undefined : text?.trim();

/** Two prices that are asked about. */
const unclearPrices = (less: Paise, text: string): LineCosts => ({
  price: priceText(less),
  groups: [],
  problems: [{ kind: 'twoPrices', text }],
});

/** How a price is read from half and full in columns of their own. With one of both the dish simply costs that. */
function halfAndFull(cells: CostCells, names: GroupNames, hasCommas: boolean): LineCosts | undefined {
  const half = given(cells.half);
  const full = given(cells.full);
  if (half === undefined || full === undefined) return undefined;
  const less = readPrice(half, hasCommas);
  const more = readPrice(full, hasCommas);
  const wrong = [
    ...(less === undefined ? [{ kind: 'amounts', column: 'half', text: half } as const] : []),
    ...(more === undefined ? [{ kind: 'amounts', column: 'full', text: full } as const] : []),
  ];
  if (less === undefined || more === undefined)
    return { price: given(cells.price) ?? full, groups: [], problems: wrong };
  if (cells.isGuessed && !cells.areHalfAndFull) return unclearPrices(less, `${half}/${full}`);
  const choices = [
    { name: names.half, price: ZERO_PAISE },
    { name: names.full, price: (more - less) as Paise },
  ];
  const group = { name: names.portion, min: 1, max: 1, choices, isPortion: true };
  return { price: priceText(less), groups: [group], problems: [] };
}

/** Several prices in one cell, or in cells by portion. */
function portions(cells: CostCells, names: GroupNames, hasCommas: boolean): LineCosts | undefined {
  const typed = given(cells.variants) ?? given(cells.price);
  const inCells = cells.portions.filter(([, text]) => given(text) !== undefined);
  const text = typed ?? inCells.map(([portion, price]) => `${portion}: ${price}`).join(' | ');
  if (text === '') return undefined;
  const inPortions =
    typed === undefined
      ? inCells.map(([label, each]) => {
          const price = readPrice(each, hasCommas);
          return price === undefined ? undefined : { label, price };
        })
      : readPrices(text, hasCommas);
  const prices = inPortions?.flatMap((each) => each ?? []) ?? [];
  const isWhole = inPortions !== undefined && prices.length === inPortions.length;
  const labels =
    cells.listed.length > 0 ? cells.listed : cells.areHalfAndFull ? [names.half, names.full] : [];
  const costs = isWhole ? costsOf(prices, labels, names.portion) : undefined;
  if (costs) return { price: priceText(costs.price), groups: [...costs.groups], problems: [] };
  const [less] = prices;
  return less && isWhole && cells.listed.length === 0 && mayBeHalfAndFull(prices)
    ? unclearPrices(less.price, text)
    : { price: text, groups: [], problems: [] };
}

/** What the dish of a line costs, and which groups its prices and add-ons become. */
export function lineCosts(cells: CostCells, names: GroupNames, hasCommas: boolean): LineCosts {
  const single = { ...cells, price: given(cells.price) ?? given(cells.full) ?? given(cells.half) };
  const costs = halfAndFull(cells, names, hasCommas) ??
    portions(single, names, hasCommas) ?? { price: cells.price, groups: [], problems: [] };
  const addOns = readAddOns(cells.addOns ?? '');
  if (addOns === undefined)
    costs.problems.push({ kind: 'amounts', column: 'addOns', text: cells.addOns ?? '' });
  else if (addOns.length > 0)
    costs.groups.push({ name: names.addOns, min: 0, max: addOns.length, choices: addOns, isPortion: false });
  return costs;
}
