import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { cut } from '#domain/cutting.ts';

/** Characters of what is wrong: a refusal may hold a whole document. */
const MOST_WORDS = 120;
export const NOT_FOUND = 'not found';

interface Run {
  code: number | null;
  output: string;
}

/**
 * Runs the histories of tests/model in a checkout.
 * @param given variables for them, such as HISTORIES
 */
export async function runHistories(folder: string, given: Readonly<Record<string, string>>): Promise<Run> {
  // In CI a failed test runs twice.
  const env = { ...process.env, ...given, CI: '', NO_COLOR: '1' };
  const program = join(folder, 'node_modules/.bin/vitest');
  const vitest = spawn(program, ['run', 'tests/model/histories.test.ts'], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const stop = () => vitest.kill();
  process.once('exit', stop);
  let output = '';
  for (const stream of [vitest.stdout, vitest.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  const code = await new Promise<number | null>((resolve, reject) => {
    vitest.once('error', reject).once('close', resolve);
  });
  process.off('exit', stop);
  return { code, output: stripVTControlCharacters(output) };
}

/** What a run of histories found. */
export interface Found {
  isFound: boolean;
  /** After how many histories, or why it was not found. */
  after: string;
  /** The shortest history that shows it, and what is wrong after it. */
  history: string;
}

/** Reads what fast-check says of a run. A run that fails in another way, such as by its time limit, has found nothing. */
export function readFinding({ code, output }: Run): Found {
  if (code === 0) return { isFound: false, after: NOT_FOUND, history: '' };
  const [, after] = /Property failed after (\d+) tests/.exec(output) ?? [];
  if (after === undefined) {
    const why = output.split('\n').find((line) => /Error: /.test(line)) ?? 'nothing was said';
    return { isFound: false, after: `${NOT_FOUND}: the run failed`, history: why.trim() };
  }
  const [, commands = ''] = /Counterexample: \[(.*)\]/.exec(output) ?? [];
  const [, wrong = ''] = /(?:Got|Caused by:?) (?:Error: )?(.+)/.exec(output) ?? [];
  const history = commands.replace(/\s*\/\*replayPath=.*?\*\//, '');
  return {
    isFound: true,
    after,
    history: wrong ? `${history}: ${cut(wrong.trim(), MOST_WORDS, '…')}` : history,
  };
}
