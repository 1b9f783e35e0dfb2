/** The long form of tests/faults, with its own random seed: more kills, longer outages, more clients. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { PROJECT_FOLDER } from '#server/settings/project-folder.ts';

const vitest = spawn('node_modules/.bin/vitest', ['run', '--project', 'faults'], {
  cwd: PROJECT_FOLDER,
  env: { ...process.env, FAULTS: 'long' },
  stdio: 'inherit',
});
const [code] = await once(vitest, 'exit');
process.exitCode = Number(code ?? 1);
