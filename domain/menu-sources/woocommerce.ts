import { comparable } from '#domain/comparing.ts';
import type { Line } from '#domain/imports/import-file.ts';
import { cellsOfName } from './dish-names.ts';
import { type DraftLine, draftOf, type GroupNames, type MenuDraft, sourceOf } from './draft.ts';
import { plainText } from './json-values.ts';
import { markOf } from './marks.ts';
import { costsOf, priceText, readPrice } from './prices.ts';

/** WooCommerce's file of products: variations stand in lines of their own, and name their parent by its SKU or id. */

const NEEDED = ['type', 'sku', 'name', 'regular price', 'categories'];

type Product = Readonly<Record<string, string>>;

export function isWooCommerce([head]: readonly Line[]): boolean {
  const headings = head?.cells.map(comparable) ?? [];
  return NEEDED.every((heading) => headings.includes(heading));
}

/** The last part of the first of several paths: 'Menu > Rice, Specials' is 'Rice'. */
const categoryOf = (paths = '') => (paths.split(',')[0] ?? '').split('>').at(-1)?.trim() ?? '';

const marksIn = (tags = '') =>
  new Set(tags.split(',').flatMap((tag) => (tag.trim() ? (markOf(tag) ?? []) : [])));

/** Drafts, hidden products and those out of stock. */
const isOff = (of: Product) => !['', '1'].includes(of.published ?? '') || of['in stock?'] === '0';

export function readWooCommerce([head, ...lines]: readonly Line[], names: GroupNames): MenuDraft {
  const headings = head?.cells.map(comparable) ?? [];
  const products = lines.map(({ line, cells }) => ({
    line,
    of: Object.fromEntries(headings.map((heading, at) => [heading, cells[at]?.trim() ?? ''])) as Product,
  }));
  const variations = new Map<string, Product[]>();
  for (const { of } of products) {
    const parent = of.type === 'variation' ? (of.parent ?? '') : '';
    if (parent !== '') variations.set(parent, [...(variations.get(parent) ?? []), of]);
  }
  const variationsOf = ({ sku, id }: Product) =>
    variations.get(sku ?? '') ?? variations.get(`id:${id}`) ?? [];
  const dishes = products.filter(({ of }) => of.type !== 'variation' && of.name !== '');
  return draftOf(
    dishes.map(({ line, of }): DraftLine => {
      const portions = variationsOf(of).map((each) => ({
        label: each['attribute 1 value(s)'] ?? '',
        price: readPrice(each['regular price'] ?? ''),
      }));
      const known = portions.flatMap(({ label, price }) => (price === undefined ? [] : [{ label, price }]));
      const group = of['attribute 1 name'] || names.portion;
      const isComplete = known.length === portions.length;
      const costs = known.length > 0 && isComplete ? costsOf(known, [], group) : undefined;
      const own = portions.length === 0 ? readPrice(of['regular price'] ?? '') : costs?.price;
      const marks = marksIn(of.tags);
      const said = cellsOfName(plainText(of.name ?? ''), names);
      const mark = marks.size === 1 ? [...marks][0] : undefined;
      return {
        line,
        cells: {
          ...said.cells,
          menu: plainText(categoryOf(of.categories)),
          description: plainText(of['short description'] || of.description || ''),
          price: own === undefined ? (of['regular price'] ?? '') : priceText(own),
          ...(mark && { type: mark }),
          ...(isOff(of) && { isAvailable: 'no' }),
        },
        groups: [...(costs?.groups ?? []), ...said.groups],
        problems: [],
        ...sourceOf('woocommerce', of.id || of.sku || ''),
      };
    }),
  );
}
