import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { chunkOf, type Modules, SHARED_CHUNKS } from './scripts/page-chunks.ts';

const router = dirname(createRequire(import.meta.url).resolve('react-router/package.json'));

/** React Router's exports name its development build only; the production build is found by its place. */
const productionRouter = [
  { find: /^react-router$/, replacement: join(router, 'dist/production/index.mjs') },
  { find: /^react-router\/dom$/, replacement: join(router, 'dist/production/dom-export.mjs') },
];

const groups = SHARED_CHUNKS.map((chunk, place) => ({
  name: (id: string, modules: Modules) => (chunkOf(id, modules) === chunk ? chunk : null),
  priority: SHARED_CHUNKS.length - place,
}));

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter()],
  // The browsers that Tailwind's styles need.
  build: { target: ['chrome111', 'firefox128', 'safari16.4'] },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
    ...(command === 'build' && {
      ssr: {
        // With its packages inside, so that the alias reaches each of them, and there is one router.
        resolve: { noExternal: true },
        define: { 'process.env.NODE_ENV': '"production"' },
        // The first script is sent as it stands here. Names stay, for whoever reads a stack trace.
        build: { rolldownOptions: { output: { minify: { compress: true, mangle: false, codegen: true } } } },
      },
    }),
  },
  ...(command === 'build' && { resolve: { alias: productionRouter } }),
}));
