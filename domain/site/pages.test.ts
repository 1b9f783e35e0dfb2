import { expect, it } from 'vitest';
import { isPublicPage, publicPages } from './pages.ts';

const site = (isOn: boolean, orderMode: 'age' | 'board') => ({ plans: { isOn }, kitchen: { orderMode } });

// PLAN-21
it.each([
  [true, 'board', true],
  [true, 'age', false],
  [false, 'board', false],
] as const)(
  'with plans on: %s, and the kitchen by %s, search engines list the plans: %s',
  (isOn, mode, lists) => {
    expect(publicPages(site(isOn, mode)).includes('/plans')).toBe(lists);
  },
);

it.each([
  ['/plans', true],
  ['/plans/tiffin', true],
  ['/menu', true],
  ['/planes', false],
  ['/my-meals', false],
])('the page %s may be listed: %s', (path, isListed) => {
  expect(isPublicPage(path)).toBe(isListed);
});
