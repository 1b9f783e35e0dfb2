// Shared by the other scripts: the project's folder, running commands, and reporting failures.
import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/** An error that the person who runs the script can understand and fix. It is printed without a stack. */
export class Failure extends Error {}

/**
 * Runs a command in the project's folder. Signals sent to this process reach the command, and end this process
 * once the command has ended.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, quiet?: boolean }} options quiet returns the output instead of printing it
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, { env, quiet = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      shell: process.platform === 'win32',
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
    }
    /** @type {NodeJS.Signals | undefined} */
    let received;
    /** @param {NodeJS.Signals} signal */
    const pass = (signal) => {
      received = signal;
      child.kill(signal);
    };
    const done = () => {
      for (const signal of SIGNALS) process.off(signal, pass);
    };
    for (const signal of SIGNALS) process.on(signal, pass);
    child.once('error', (error) => {
      done();
      reject(new Failure(`${command} could not be started: ${error.message}`));
    });
    child.once('close', (code) => {
      done();
      if (received) process.kill(process.pid, received);
      else resolve({ code: code ?? 1, output });
    });
  });
}

/**
 * Runs a tool of node_modules.
 * @param {string} name
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, quiet?: boolean }} [options]
 */
export function tool(name, args, options) {
  return run(join(root, 'node_modules/.bin', name), args, options);
}

/**
 * Runs a script and sets its exit code. A Failure is printed without a stack.
 * @param {() => Promise<number | void>} work
 */
export async function script(work) {
  try {
    process.exitCode = (await work()) ?? 0;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
