import { describe, expect, it } from 'vitest';
import { csvMessages } from '#domain/dishes/csv-messages.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { equal, openKitchen } from '#tests/kitchen.ts';

const kitchen = await closeAfterAll(openKitchen());
const chef = await kitchen.admin();

const ask = (path: string, body: object) => kitchen.send(chef, 'POST', `/dishes/import${path}`, body);
const preview = async (text: string, columns: object = {}) =>
  (await ask('/preview', { text, columns })).json();
const take = async (text: string, columns: object = {}) => {
  const { seen } = await preview(text, columns);
  return (await ask('', { text, columns, seen, withoutErrors: true })).json();
};
const named = async (name: string) =>
  (await kitchen.list(chef, 'dishes', equal('name', name))).json().documents[0];
const takenAs = ({ tables }: { tables: { columns: { key: string; column: string | null }[] }[] }) =>
  tables.map(({ columns }) => columns.map(({ key, column }) => [key, column]));

// ADMIN-152
describe('the columns of a sheet', () => {
  it('are shown above its first lines as what they are taken as, with headings or without', async () => {
    const menu = [
      'Item,Category,Half,Full,Veg,Chef',
      'Dal,Curries,90,140,veg,Asha',
      'Kadhi,Curries,80,120,veg,Ravi',
    ];
    const { tables } = await preview(menu.join('\n'));
    expect(tables).toEqual([
      {
        columns: [
          { key: 'Item', heading: 'Item', column: 'name' },
          { key: 'Category', heading: 'Category', column: 'menu' },
          { key: 'Half', heading: 'Half', column: 'half' },
          { key: 'Full', heading: 'Full', column: 'full' },
          { key: 'Veg', heading: 'Veg', column: 'type' },
          { key: 'Chef', heading: 'Chef', column: null },
        ],
        rows: menu.slice(1).map((line) => line.split(',')),
      },
    ]);
    const bare = await preview('Dal Tadka,140,veg\nKadhi Pakora,120,veg');
    expect(takenAs(bare)).toEqual([
      [
        ['A', 'name'],
        ['B', 'price'],
        ['C', 'type'],
      ],
    ]);
    expect((await preview('Dal Tadka ..... 140')).tables).toEqual([]);
  });

  it('are all assigned by hand, also to texts in other languages, and to nothing', async () => {
    const menu = 'Item,Cost,Rate,,Veg\nUndhiyu,90,180,ऊँधियू,veg';
    const asked = await preview(menu);
    expect([asked.problem, asked.lines]).toEqual([csvMessages.twice('price'), []]);
    expect(takenAs(asked)).toEqual([
      [
        ['Item', 'name'],
        ['Cost', 'price'],
        ['Rate', 'price'],
        ['#D', null],
        ['Veg', 'type'],
      ],
    ]);
    const columns = { Cost: 'leftOut', Rate: 'price', '#D': 'name:hi' };
    const shown = await preview(menu, columns);
    expect(takenAs(shown)[0]).toEqual([
      ['Item', 'name'],
      ['Cost', null],
      ['Rate', 'price'],
      ['#D', 'name:hi'],
      ['Veg', 'type'],
    ]);
    expect(shown.unknownColumns).toEqual([]);
    expect(await take(menu, columns)).toEqual({ added: 1, changed: 0 });
    expect(await named('Undhiyu')).toMatchObject({ price: 180, translations: { hi: { name: 'ऊँधियू' } } });
    const bare = 'Khandvi,60,veg\nPatra,70,veg';
    const letters = { B: 'leftOut', C: 'leftOut' };
    expect(takenAs(await preview(bare, letters))[0]).toEqual([
      ['A', 'name'],
      ['B', null],
      ['C', null],
    ]);
  });
});

// ADMIN-153
describe('the lines that are not imported', () => {
  it('come back as a file with what is wrong, which is imported once it is corrected', async () => {
    const menu = [
      ...['Item,Rate,Chef,Veg', 'Gujarati,,,', 'Thepla,50,Asha,veg', 'Handvo,fifty,Ravi,veg'],
      ...['Farsan,,,', 'Dhokla,40,"Asha, Ravi",veg', '=Fafda,cheap,,veg'],
    ].join('\n');
    const { toCorrect, lines } = await preview(menu);
    expect(lines.map(({ kind }: { kind: string }) => kind)).toEqual(['new', 'error', 'new', 'error']);
    const wrong = (price: string) => csvMessages.cell('price', price, csvMessages.noAmount);
    expect(toCorrect).toEqual({
      head: ['Item', 'Rate', 'Chef', 'Veg', 'menu', csvMessages.whatIsWrong],
      rows: [
        ['Handvo', 'fifty', 'Ravi', 'veg', 'Gujarati', wrong('fifty')],
        ['=Fafda', 'cheap', '', 'veg', 'Farsan', wrong('cheap')],
      ],
    });
    expect(await take(menu)).toEqual({ added: 2, changed: 0 });
    const corrected = [toCorrect.head, ...toCorrect.rows]
      .map((cells: string[]) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(','))
      .join('\r\n')
      .replace('"fifty"', '50')
      .replace('"cheap"', '60');
    const again = await preview(corrected);
    expect(again.unknownColumns).toEqual(['Chef']);
    expect(await take(corrected)).toEqual({ added: 2, changed: 0 });
    expect(await named('Handvo')).toMatchObject({ price: 50 });
  });

  it('come back in columns of this software where the menu was no sheet', async () => {
    const { toCorrect } = await preview('*Curries*\nDal ..... 90/140\nKadhi ..... 120');
    expect(toCorrect.head).toEqual(
      expect.arrayContaining(['name', 'menu', 'price', csvMessages.whatIsWrong]),
    );
    expect(toCorrect.rows).toHaveLength(1);
    expect(toCorrect.rows[0]).toEqual(expect.arrayContaining(['Dal', 'Curries']));
  });
});
