import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { flagsOf } from './flags.mjs';
import { root } from './steps.mjs';

// INSTALL-17
it('a script takes its flags, and names one that it does not know', () => {
  expect(flagsOf('npm start', ['--demo'], ['--demo'], {})).toEqual(['--demo']);
  expect(() => flagsOf('npm start', ['--demo'], ['--dmeo'], {})).toThrow(
    'There is no flag --dmeo. Did you mean --demo? npm start -- takes --demo.',
  );
  expect(() => flagsOf('npm run dev', [], ['fast'], {})).toThrow(
    'There is no word fast. npm run dev takes no flags.',
  );
});

// INSTALL-17
it('a flag that npm has kept for itself is told', () => {
  expect(() => flagsOf('npm start', ['--demo'], [], { npm_config_demo: 'true' })).toThrow(
    'npm keeps --demo for itself. Type two dashes before it: npm start -- --demo',
  );
});

// INSTALL-17
it.each(['start', 'dev', 'build', 'check', 'release'])(
  '%s refuses an unknown flag before it installs or builds anything',
  async (name) => {
    const said = await new Promise<string>((resolve) =>
      execFile(process.execPath, [join(root, `scripts/${name}.mjs`), '--nosuch'], (error, out, err) =>
        resolve(`${error?.code} ${out}${err}`),
      ),
    );
    expect(said).toMatch(/^1 There is no flag --nosuch\./);
  },
);
