// npm run bench [-- name … [--option …]]: runs bench/*.ts one after another, or only those named, with these options.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './build.mjs';
import { install } from './install.mjs';
import { Failure, root, script, tool } from './steps.mjs';

await script(async () => {
  const given = process.argv.slice(2);
  const firstOption = given.findIndex((word) => word.startsWith('--'));
  const wanted = firstOption < 0 ? given : given.slice(0, firstOption);
  const options = given.slice(wanted.length);
  const all = readdirSync(join(root, 'bench')).filter((file) => file.endsWith('.ts'));
  const chosen = wanted.length ? all.filter((file) => wanted.includes(file.replace(/\.ts$/, ''))) : all;
  if (chosen.length === 0) throw new Failure(`No such measurement. There are: ${all.join(', ') || 'none'}`);
  await install();
  await build();
  for (const file of chosen.sort()) {
    console.log(`\n${file}`);
    const { code } = await tool('tsx', [`bench/${file}`, ...options]);
    if (code !== 0) return code;
  }
});
