import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { PROJECT_FOLDER } from '#server/settings/project-folder.ts';

/** The source files of pages. */
const sources = execFileSync('git', ['ls-files', 'web/*.tsx'], { cwd: PROJECT_FOLDER, encoding: 'utf8' })
  .split('\n')
  .filter(Boolean)
  .map((file) => ({ file, text: readFileSync(join(PROJECT_FOLDER, file), 'utf8') }));

it('a password manager finds every field for a password, and says whether it is a new one', () => {
  const fields = sources.flatMap(({ text }) => text.match(/<PasswordField\b[\s\S]*?\/>/g) ?? []);
  expect(fields.length).toBeGreaterThan(5);
  const unknown = fields.filter((field) => !/autoComplete="(current|new)-password"/.test(field));
  expect(unknown).toEqual([]);
});

it('there is one field for passwords, and no field keeps anybody from pasting', () => {
  const named = (pattern: RegExp) => sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file);
  expect(named(/type=[^>]*'password'|type="password"/)).toEqual(['web/ui/form/password-field.tsx']);
  // It takes a copied address apart.
  const PASTED = ['web/shop/addresses/address-fields.tsx'];
  expect(named(/\bonPaste\b|'paste'|\bonBeforeInput\b/)).toEqual(PASTED);
});
