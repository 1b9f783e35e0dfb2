import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROJECT_FOLDER } from '#server/settings/project-folder.ts';

/** Runs git. Outside of the project it knows no repository, also if there is one around the folder for temporary files. */
export const git = (folder: string, ...args: string[]): string => {
  const env = { ...process.env, GIT_CEILING_DIRECTORIES: tmpdir() };
  return execFileSync('git', args, { cwd: folder, env, encoding: 'utf8' }).trim();
};

/**
 * Copies the tracked files, with what is not committed of them, to a new folder that is no repository. It is deleted when the
 * bench ends. The caller adds `node_modules`.
 */
export function copyOfProject(name: string): string {
  const copy = mkdtempSync(join(tmpdir(), `rasoi-${name}-`));
  process.once('exit', () => rmSync(copy, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  const archive = join(copy, 'tracked.tar');
  const who = ['-c', 'user.name=Rasoi', '-c', 'user.email=rasoi@example.in'];
  const changed = git(PROJECT_FOLDER, ...who, 'stash', 'create');
  git(PROJECT_FOLDER, 'archive', `--output=${archive}`, changed || 'HEAD');
  execFileSync('tar', ['-xf', archive, '-C', copy]);
  rmSync(archive);
  return copy;
}
