import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { PROJECT_FOLDER } from '#server/settings/project-folder.ts';

/** What may be guessed: the number of a request, and the port on which the embedded database is tried. */
const NO_SECRETS = ['server/db/embedded/endpoint.ts', 'server/http/request-ids.ts'];

// Every secret comes from node:crypto. Math.random can be computed from a few of its numbers.
it('nothing that must not be guessed is made by Math.random', () => {
  const found = execFileSync('git', ['grep', '-l', 'Math\\.random', '--', 'server', 'domain', 'printer'], {
    cwd: PROJECT_FOLDER,
    encoding: 'utf8',
  });
  const files = found.split('\n').filter((file) => file !== '' && !file.endsWith('.test.ts'));
  expect(files).toEqual(NO_SECRETS);
});
