import { describe, expect, it } from 'vitest';
import { csvMessages } from '#domain/dishes/csv-messages.ts';
import { DISH_TYPES } from '#domain/dishes/kinds.ts';
import { namesMeat } from '#domain/dishes/meat-words.ts';
import type { DraftLine, FileChoice } from '#domain/menu-sources/draft.ts';
import { parseAmount } from '#domain/money.ts';
import {
  bytesOf,
  checksumOf,
  checksums,
  type ExpectedDish,
  expectedDishes,
  menuFiles,
} from '#tests/menus/expected-dishes.ts';
import { columnsBy } from '../head.ts';
import { readMenuFile } from './read-menu.ts';

const choiceText = ({ name, price, mark }: FileChoice) => [name, `+${price}`, mark].filter(Boolean).join(' ');

function dishOf({ cells, groups, problems }: DraftLine): ExpectedDish {
  const { name = '', menu = '', price = '', type } = cells;
  const mark = DISH_TYPES.find((each) => each === type);
  return {
    ...{ category: menu, name, hindi: cells['name:hi'] ?? '' },
    mark: mark ?? (namesMeat(name) ? '?non-veg' : '?'),
    price: problems.length > 0 ? null : (parseAmount(price) ?? null),
    groups: groups.map(
      (group) => `${group.name} ${group.min}-${group.max}: ${group.choices.map(choiceText).join(', ')}`,
    ),
  };
}

const read = async (file: string) => {
  const menu = await readMenuFile(bytesOf(file), {
    columnFor: columnsBy({}),
    names: csvMessages.groups,
    areHalfAndFull: false,
  });
  return 'draft' in menu ? menu.draft.lines.map(dishOf) : menu.problem;
};

// ADMIN-108, ADMIN-142
describe('the files of menus that the reader is measured with', () => {
  it('have not changed since they were written', () => {
    const listed = checksums();
    expect(listed).toHaveLength(40);
    expect(listed.filter(([file, checksum]) => checksumOf(file) !== checksum)).toEqual([]);
  });

  it.each(menuFiles())('%s is read as its owner means it', async (file) => {
    expect(await read(file)).toEqual(expectedDishes(file));
  });
});
