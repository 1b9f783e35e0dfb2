/**
 * Thousands of random histories in hard times: two instances on one database, each of which answers half of the requests, one of
 * them killed or frozen now and then while a request is under way. The backup of each kitchen is restored elsewhere at its end,
 * and its books must say the same. HISTORIES (1000 if not given) says how many, HISTORY_SEED which. Ends with code 1 if one
 * fails, and prints the shortest history that does.
 */
import { loadavg } from 'node:os';
import { PROJECT_FOLDER } from '#server/settings/project-folder.ts';
import { readFinding, runHistories } from './parts/histories.ts';

const { HISTORIES = '1000', HISTORY_SEED = String(Date.now() % 2 ** 31) } = process.env;
console.log(`${HISTORIES} histories, HISTORY_SEED=${HISTORY_SEED}, load ${loadavg()[0]?.toFixed(0)}`);
const begun = performance.now();
const run = await runHistories(PROJECT_FOLDER, { HISTORIES, HISTORY_SEED, HISTORY_HARDSHIPS: 'yes' });
const seconds = ((performance.now() - begun) / 1000).toFixed(0);
const [, met = ''] = /Hardships: (\{.*\})/.exec(run.output) ?? [];
const { isFound, after, history } = readFinding(run);
console.log(`${seconds} s; ${met}`);
if (run.code === 0) console.log('All of them end as the model says.');
else {
  console.log(isFound ? `Failed after ${after}: ${history}` : `${after}: ${history}`);
  process.exitCode = 1;
}
