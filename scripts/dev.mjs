// npm run dev: the server from its sources, restarted when they change; Vite inside it serves the pages.
import { install } from './install.mjs';
import { script, tool } from './steps.mjs';

await script(async () => {
  await install();
  const watch = ['watch', '--clear-screen=false', 'server/main.ts'];
  return (await tool('tsx', watch, { env: { RASOI_DEV: '1' } })).code;
});
