// What the other scripts share: where the project is, and how a tool is run.
import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/**
 * Runs a command in the project's folder and answers its exit code (128 for one ended by a signal).
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 * @returns {Promise<number>}
 */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options });
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 128));
  });
}

/** Runs a tool of node_modules/.bin by its name. */
export function tool(name, args, options) {
  const onWindows = process.platform === 'win32';
  const file = join(root, 'node_modules/.bin', onWindows ? `${name}.cmd` : name);
  return run(file, args, { shell: onWindows, ...options });
}
