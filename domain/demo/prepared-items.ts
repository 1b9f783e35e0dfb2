import type { preparedItemAttributes } from '#domain/prep/attributes.ts';
import type { NewData } from '#domain/rows/data.ts';
import type { DemoDish } from './dishes.ts';
import type { DemoDocument } from './documents.ts';

type Item = NewData<typeof preparedItemAttributes>;

/** What one portion of each dish takes. */
type Uses = Readonly<Record<string, number>>;
const ITEMS: readonly (Omit<Item, 'uses'> & { uses: Uses })[] = [
  {
    ...{
      name: 'Steamed rice',
      unit: 'g',
      menuId: 'rice',
      minutesAhead: 30,
      batchSize: 4_000,
    },
    uses: {
      'rajma-chawal': 250,
      'kadhi-chawal': 250,
      'ghar-ki-thali': 150,
      'curd-rice': 200,
      'lemon-rice': 250,
    },
  },
  {
    ...{ name: 'Rajma', unit: 'ml', menuId: 'curries', minutesAhead: 60, batchSize: 3_000 },
    uses: { 'rajma-chawal': 220 },
  },
  {
    ...{ name: 'Dal', unit: 'ml', menuId: 'curries', minutesAhead: 45, batchSize: 3_000 },
    uses: { 'dal-makhani': 250, 'ghar-ki-thali': 120 },
  },
  {
    ...{ name: 'Kadhi', unit: 'ml', menuId: 'curries', minutesAhead: 45, batchSize: 3_000 },
    uses: { 'kadhi-chawal': 220 },
  },
  {
    ...{
      name: 'Paneer gravy',
      unit: 'ml',
      menuId: 'curries',
      minutesAhead: 45,
      batchSize: 2_000,
    },
    uses: { 'palak-paneer': 220, 'ghar-ki-thali': 90 },
  },
  {
    ...{ name: 'Phulkas', unit: 'piece', menuId: 'breads', minutesAhead: 15, batchSize: 40 },
    uses: { phulka: 4, 'ghar-ki-thali': 2 },
  },
  {
    ...{
      name: 'Spiced buttermilk',
      unit: 'ml',
      menuId: 'drinks',
      minutesAhead: 60,
      batchSize: 5_000,
    },
    uses: { 'masala-chaas': 250 },
  },
  {
    ...{
      name: 'Curd for rice and raita',
      unit: 'g',
      menuId: 'rice',
      minutesAhead: 20,
      batchSize: null,
    },
    uses: { 'curd-rice': 150, 'ghar-ki-thali': 60 },
  },
];

const DAY = 86_400_000;

/** What the demo's kitchen cooks in bulk, for dishes that are on its menu (DEMO-2). */
export function preparedItemsOf({
  now,
  dishes,
}: {
  now: Date;
  dishes: readonly DemoDish[];
}): DemoDocument<Item>[] {
  const created = new Date(now.getTime() - 60 * DAY);
  const known = new Set(dishes.map(({ id }) => id));
  const stations = new Set(dishes.map(({ menuId }) => menuId));
  return ITEMS.map(({ uses, menuId, ...item }) => ({
    ...{ id: `demo-${item.name.toLowerCase().replaceAll(' ', '-')}`, created, updated: created },
    data: {
      ...item,
      menuId: stations.has(menuId ?? '') ? menuId : null,
      uses: Object.entries(uses)
        .filter(([dishId]) => known.has(dishId))
        .map(([dishId, quantity]) => ({ dishId, quantity })),
    },
  }));
}
