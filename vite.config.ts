import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { handbookPages } from './scripts/handbook/pages.ts';
import { languageTexts } from './scripts/language-texts.ts';
import { packedPackages } from './scripts/packed-packages.ts';
import { iconImports } from './scripts/pages/icon-imports.ts';
import { leanRouter } from './scripts/pages/lean-router.ts';
import { oneByteCode } from './scripts/pages/one-byte-code.ts';
import {
  chunkOf,
  isLoadedFirst,
  type Modules,
  SERVER_ONLY,
  SHARED_CHUNKS,
} from './scripts/pages/page-chunks.ts';
import { pageDefaults } from './scripts/pages/page-defaults.ts';

const router = dirname(createRequire(import.meta.url).resolve('react-router/package.json'));

/**
 * React Router's exports name its development build only; the production build is found by its place. The SDK's exports
 * name one file with everything; its sources are a file each, so that a page loads only what it uses. Icons are drawn by
 * a component of the product's own.
 */
const packages = [
  { find: '../createLucideIcon.mjs', replacement: join(import.meta.dirname, 'web/ui/icon.tsx') },
  { find: /^appwrite$/, replacement: join(router, '../appwrite/src/index.ts') },
  { find: /^react-router$/, replacement: join(router, 'dist/production/index.mjs') },
  { find: /^react-router\/dom$/, replacement: join(router, 'dist/production/dom-export.mjs') },
];

const leanScripts: Plugin = {
  name: 'lean-scripts',
  apply: 'build',
  transform(code, id) {
    if (SERVER_ONLY.test(id)) return { code, map: null, moduleSideEffects: false };
    const isRouter = id.startsWith(router) && code.includes('function createRouter(');
    if (this.environment.name !== 'client' || !isRouter) return null;
    return { code: leanRouter(code), map: null };
  },
};

const groups = SHARED_CHUNKS.map((chunk, place) => ({
  name: (id: string, modules: Modules) => (chunkOf(id, modules) === chunk ? chunk : null),
  priority: SHARED_CHUNKS.length - place,
}));

export default defineConfig(({ command }) => ({
  plugins: [
    tailwindcss(),
    reactRouter(),
    leanScripts,
    oneByteCode(),
    languageTexts(import.meta.dirname),
    handbookPages(import.meta.dirname),
    pageDefaults(import.meta.dirname),
    packedPackages(import.meta.dirname),
    iconImports(join(router, '../lucide-react/dist/esm/lucide-react.mjs')),
  ],
  // The browsers that Tailwind's styles need.
  build: {
    target: ['chrome111', 'firefox128', 'safari16.4'],
    // A part asks ahead for the files that only its own file names; each name would be one more in the first script.
    modulePreload: {
      resolveDependencies: (file, needed) => needed.filter((each) => each !== file && !isLoadedFirst(each)),
    },
  },
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
  ...(command === 'build' && { resolve: { alias: packages } }),
}));
