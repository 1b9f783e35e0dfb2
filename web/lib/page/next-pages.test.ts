import { expect, it } from 'vitest';
import { isNextPage, scriptsOfNextPages } from './next-pages.ts';

it('the scripts to preload for the next pages are taken from the build, each once', () => {
  const routes = {
    'routes/cart': {
      path: 'cart',
      module: '/cart.js',
      clientLoaderModule: '/cart-load.js',
      imports: ['/shared.js'],
    },
    'routes/orders': { path: 'orders', module: '/orders.js', imports: ['/shared.js'] },
    'routes/admin': { path: 'admin', module: '/admin.js' },
  };
  expect(scriptsOfNextPages(routes)).toEqual(['/cart.js', '/cart-load.js', '/shared.js', '/orders.js']);
  expect(isNextPage('/cart')).toBe(true);
  expect(isNextPage('/admin')).toBe(false);
});
