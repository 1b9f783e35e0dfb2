// Compares docs/product and docs/protocol.md with the code: cited ids must exist, and the test that a requirement links to
// must cite it.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { citations, problems, protocolIds, requirements, unlisted } from './rules/requirement-rules.mjs';
import { root } from './steps.mjs';

const PRODUCT = 'docs/product';

/** @param {string} path */
const read = (path) => readFileSync(join(root, path), 'utf8');

const tracked = execFileSync('git', ['ls-files', '--', '*.ts', '*.tsx', '*.mjs', '*.md'], {
  cwd: root,
  encoding: 'utf8',
});
const cited = tracked
  .trim()
  .split('\n')
  .filter((path) => path !== 'scripts/rules/requirement-rules.test.ts')
  .map((path) => ({ path, ids: citations(read(path)) }));

const pages = readdirSync(join(root, PRODUCT)).filter((name) => name !== 'README.md');
const all = pages.flatMap((name) => requirements(`${PRODUCT}/${name}`, read(`${PRODUCT}/${name}`)));
const found = [
  ...problems(all, protocolIds(read('docs/protocol.md')), cited),
  ...unlisted(read(`${PRODUCT}/README.md`), pages),
];
for (const problem of found) console.error(problem);
process.exitCode = found.length > 0 ? 1 : 0;
