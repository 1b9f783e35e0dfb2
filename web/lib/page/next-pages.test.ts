import { expect, it } from 'vitest';
import { isNextPage, scriptsOfNextPages } from './next-pages.ts';

it('the scripts to preload for the next pages are taken from the build, each once', () => {
  const routes = {
    'routes/cart': {
      path: 'cart',
      parentId: 'root',
      module: '/cart.js',
      clientLoaderModule: '/cart-load.js',
      imports: ['/shared.js'],
    },
    'routes/orders': { path: 'orders', parentId: 'root', module: '/orders.js', imports: ['/shared.js'] },
    'routes/admin': { path: 'admin', parentId: 'root', module: '/admin.js' },
    'routes/admin-orders': { path: 'orders', parentId: 'routes/admin', module: '/admin-orders.js' },
  };
  expect(scriptsOfNextPages(routes)).toEqual(['/cart.js', '/cart-load.js', '/shared.js', '/orders.js']);
  expect(isNextPage('/cart')).toBe(true);
  expect(isNextPage('/admin')).toBe(false);
});
