// Whether each of the last commits compiles by itself: npm run check -- --history 20.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Failure, root } from './steps.mjs';

/** @param {string} folder @param {string[]} args */
const git = (folder, ...args) => execFileSync('git', ['-C', folder, ...args], { encoding: 'utf8' }).trim();

/**
 * Checks out each commit in a folder of its own, oldest first, and checks its types, which takes a minute at first and then
 * seconds: what is known of the files of one commit is kept for the next. The packages are those that are installed now.
 * @param {number} count
 * @returns {boolean} whether all of them compile
 * @throws Failure if `count` is no number of commits
 */
export function compilesSince(count) {
  if (!Number.isSafeInteger(count) || count < 1) throw new Failure('Type how many commits: --history 20');
  const work = mkdtempSync(join(tmpdir(), 'rasoi-history-'));
  const tree = join(work, 'tree');
  /** @param {string} name @param {string[]} args */
  const tool = (name, ...args) =>
    execFileSync(join(root, 'node_modules/.bin', name), args, { cwd: tree, encoding: 'utf8', stdio: 'pipe' });
  try {
    git(root, 'worktree', 'add', '--detach', tree, 'HEAD');
    symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'));
    const commits = git(root, 'log', '--reverse', `--max-count=${count}`, '--format=%h %s').split('\n');
    const broken = commits.filter((commit) => {
      git(tree, 'checkout', '--quiet', commit.split(' ', 1)[0] ?? '');
      try {
        tool('react-router', 'typegen');
        tool('tsc', '--noEmit', '--incremental', '--tsBuildInfoFile', join(work, 'types'));
        console.log(`✓ ${commit}`);
        return false;
      } catch (error) {
        console.error(`✗ ${commit}\n${/** @type {{ stdout?: string }} */ (error).stdout?.trim()}\n`);
        return true;
      }
    });
    return broken.length === 0;
  } finally {
    rmSync(work, { recursive: true, force: true });
    git(root, 'worktree', 'prune');
  }
}
