import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { defineConfig, type RolldownOptions } from 'rolldown';
import { handbookPages } from './scripts/handbook/pages.ts';
import { languageTexts } from './scripts/language-texts.ts';
import { packedPackages } from './scripts/packed-packages.ts';

const ASSETS = 'build/client/assets';

/** Identifies the built pages: the names of their files change with the content. Empty while there are none. */
function buildOfPages() {
  const files = existsSync(ASSETS) ? readdirSync(ASSETS).filter((file) => /\.(js|css)$/.test(file)) : [];
  return createHash('sha256').update(files.sort().join()).digest('hex').slice(0, 12);
}

const plugins = [languageTexts(process.cwd()), handbookPages(process.cwd())];

export default defineConfig([
  // The server, the command `rasoi` and the printer's program, each as one file: the project's own modules inside, packages and
  // Node's own left outside.
  ...[
    { input: 'server/main.ts', dir: 'build/app', name: 'main.js' },
    { input: 'server/commands/rasoi-program.ts', dir: 'build/commands', name: 'rasoi.js' },
    { input: 'printer/main.ts', dir: 'build/printer', name: 'printer.js' },
  ].map(
    ({ input, dir, name }): RolldownOptions => ({
      input,
      plugins,
      platform: 'node',
      external: /^[^./#]/,
      output: {
        dir,
        entryFileNames: name,
        format: 'esm',
        // A shorter file starts sooner. The names stay, for whoever reads a profile.
        minify: { compress: true, mangle: false, codegen: true },
        // Each start reads the map, for the lines of errors; the sources stand in the project.
        sourcemap: true,
        sourcemapExcludeSources: true,
        cleanDir: true,
      },
    }),
  ),
  // The service worker as one file, with its packages inside.
  {
    input: 'web/service-worker/worker.ts',
    plugins: [...plugins, packedPackages(process.cwd(), 'worker')],
    platform: 'browser',
    transform: { define: { BUILD: JSON.stringify(buildOfPages()), 'process.env.NODE_ENV': '"production"' } },
    output: { dir: 'build/worker', entryFileNames: 'sw.js', format: 'iife', minify: true, cleanDir: true },
  },
]);
