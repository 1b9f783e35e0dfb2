import { expect, it } from 'vitest';
import { placesOf } from './packed-packages.ts';

it('packages of modules are told by their folders, also inside another package', () => {
  const ids = [
    '/site/web/ui/icon.tsx',
    '/site/node_modules/react/index.js',
    '\0/site/node_modules/react/cjs/react.js?commonjs-module',
    '/site/node_modules/@dnd-kit/core/dist/core.js',
    '/site/node_modules/a/node_modules/@b/c/index.js',
    'C:\\kitchen\\node_modules\\uqr\\index.js',
  ];
  expect(placesOf('/site/node_modules', ids)).toEqual(['@dnd-kit/core', 'a/node_modules/@b/c', 'react']);
  expect(placesOf('C:\\kitchen\\node_modules', ids)).toEqual(['uqr']);
});
