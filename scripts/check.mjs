// npm run check: format, lint, types, dead code, import rules, structure, then the tests (not with --fast). With --texts, only
// the texts that other languages lack are listed; with --history 20, only the types of the last commits are checked, one by one.
import { flagsOf } from './flags.mjs';
import { compilesSince } from './history.mjs';
import { install } from './install.mjs';
import { root, run, script, tool } from './steps.mjs';

const CHECKS = [
  { name: 'format and lint', tools: [['biome', 'check', '--error-on-warnings']] },
  {
    name: 'types',
    tools: [
      ['react-router', 'typegen'],
      ['tsc', '--noEmit'],
      ['tsc', '--noEmit', '-p', 'web/service-worker'],
    ],
  },
  { name: 'dead code', tools: [['knip', '--no-progress']] },
  {
    name: 'who imports whom',
    tools: [
      [
        'depcruise',
        '--config',
        '.dependency-cruiser.cjs',
        'domain',
        'server',
        'web',
        'printer',
        'tests',
        'bench',
      ],
    ],
  },
  { name: 'structure', tools: [['node', `${root}/scripts/structure.mjs`]] },
  { name: 'handbook', tools: [['tsx', `${root}/scripts/handbook/check.ts`]] },
  { name: 'requirements', tools: [['node', `${root}/scripts/requirements.mjs`]] },
];

await script(async () => {
  const typed = process.argv.slice(2);
  const known = ['--fast', '--texts', '--history'];
  const flags = flagsOf(
    'npm run check',
    known,
    typed[0] === '--history' ? ['--history', ...typed.slice(2)] : typed,
  );
  await install();
  if (flags.includes('--history')) return compilesSince(Number(typed[1])) ? 0 : 1;
  if (flags.includes('--texts')) return (await tool('tsx', [`${root}/scripts/texts.ts`])).code;
  const results = await Promise.all(CHECKS.map(carryOut));
  const failed = results.filter((good) => !good).length;
  if (failed > 0) return 1;
  if (flags.includes('--fast')) return 0;
  return (await run('node', [`${root}/scripts/test.mjs`])).code;
});

/** @param {typeof CHECKS[number]} check */
async function carryOut({ name, tools }) {
  for (const [command = '', ...args] of tools) {
    const start = command === 'node' ? run : tool;
    const { code, output } = await start(command, args, { quiet: true });
    if (code !== 0) {
      console.error(`✗ ${name}\n${output.trim()}\n`);
      return false;
    }
    for (const line of output.split('\n')) if (line.startsWith('warning: ')) console.log(line);
  }
  console.log(`✓ ${name}`);
  return true;
}
