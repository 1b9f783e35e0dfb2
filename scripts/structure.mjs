// Checks the structure rules for every file that git tracks or would add. Exceptions are listed in
// structure-exceptions.json as { "path", "rule" }; the list may only shrink.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterExceptions, longTests, violations } from './rules/structure-rules.mjs';
import { root } from './steps.mjs';

const LIST = 'scripts/structure-exceptions.json';

const files = git('ls-files', '--cached', '--others', '--exclude-standard', '-z')
  .split('\0')
  .filter((path) => path && existsSync(join(root, path)))
  .map((path) => ({ path, text: hasText(path) ? readFileSync(join(root, path), 'utf8') : '' }));

const found = afterExceptions(
  violations(files),
  JSON.parse(readFileSync(join(root, LIST), 'utf8')),
  earlierLists(),
);
for (const line of longTests(files)) console.log(`warning: ${line}`);
for (const { path, rule, says } of found) console.error(`${path}: ${says} (${rule})`);
process.exitCode = found.length > 0 ? 1 : 0;

/** The list as it was in its last two commits. The second one is needed if this commit changes the list. */
function earlierLists() {
  return git('log', '-n', '2', '--format=%H', '--', LIST)
    .split('\n')
    .filter(Boolean)
    .map((commit) => JSON.parse(git('show', `${commit}:${LIST}`)));
}

/** @param {string} path */
function hasText(path) {
  return /\.(ts|tsx|mjs|cjs|js|css|sh|md|sql)$/.test(path);
}

/** @param {string[]} args */
function git(...args) {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 });
}
