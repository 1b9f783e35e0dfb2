import type { Group, Reader } from '#domain/handbook/handbook.ts';

/** Texts of the handbook's pages; the tasks themselves are in docs/handbook. */
export const handbookTexts = {
  page: { title: 'Help' },
  lead: 'What to do, step by step.',
  search: 'Search the help',
  searchHint: 'refund, printer, UPI',
  readers: 'Show tasks for',
  everybody: 'All',
  reader: { owner: 'Owner', kitchen: 'Kitchen', rider: 'Rider' } satisfies Record<Reader, string>,
  group: {
    start: 'To begin',
    orders: 'Orders',
    kitchen: 'In the kitchen',
    riders: 'On the road',
    menu: 'Menu and prices',
    plans: 'Meal plans',
    money: 'Money',
    people: 'People',
    trouble: 'When something goes wrong',
    system: 'The site itself',
  } satisfies Record<Group, string>,
  found: (count: number) => (count === 1 ? '1 task' : `${count} tasks`),
  nothing: 'Nothing found',
  nothingHint: 'Try another word, or only its beginning.',
  all: 'All help',
  work: 'To work',
  languages: 'Language',
  help: 'Help',
} as const;
