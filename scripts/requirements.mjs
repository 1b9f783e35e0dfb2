// Compares docs/product.md and docs/protocol.md with the code: cited ids must exist, and the test that a requirement
// links to must cite it.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { citations, problems, protocolIds, requirements } from './requirement-rules.mjs';
import { root } from './steps.mjs';

/** @param {string} path */
const read = (path) => readFileSync(join(root, path), 'utf8');

const tracked = execFileSync('git', ['ls-files', '--', '*.ts', '*.tsx', '*.mjs', '*.md'], {
  cwd: root,
  encoding: 'utf8',
});
const cited = tracked
  .trim()
  .split('\n')
  .filter((path) => path !== 'docs/product.md' && path !== 'scripts/requirement-rules.test.ts')
  .map((path) => ({ path, ids: citations(read(path)) }));

const found = problems(requirements(read('docs/product.md')), protocolIds(read('docs/protocol.md')), cited);
for (const problem of found) console.error(problem);
process.exitCode = found.length > 0 ? 1 : 0;
