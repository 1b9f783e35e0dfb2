// npm run dev: runs the server from its sources and restarts it when they change. Vite in the same process serves the pages.
import { flagsOf } from './flags.mjs';
import { install } from './install.mjs';
import { script, tool } from './steps.mjs';

await script(async () => {
  flagsOf('npm run dev', []);
  await install();
  const watch = ['watch', '--clear-screen=false', 'server/main.ts'];
  return (await tool('tsx', watch, { env: { RASOI_DEV: '1' } })).code;
});
