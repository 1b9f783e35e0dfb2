import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import type { SavedOptions } from './options.ts';

/** Where the set-up stores what it was told: a file of the person who runs the program. */
export const savedFile = (): string => join(homedir(), '.rasoi-printer', 'settings.json');

const text = v.optional(v.string());
const stored = v.object({ server: text, token: text, printer: text, width: text });

/** Reads the stored options; none if there is no such file, or if it cannot be read. */
export function readSaved(file: string): SavedOptions {
  try {
    const { server, token, printer, width } = v.parse(stored, JSON.parse(readFileSync(file, 'utf8')));
    return {
      ...(server !== undefined && { server }),
      ...(token !== undefined && { token }),
      ...(printer !== undefined && { printer }),
      ...(width !== undefined && { width }),
    };
  } catch {
    return {};
  }
}

/** Stores options. Nobody else on this machine can read them, because the token reads orders. */
export function save(file: string, options: Required<SavedOptions>): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  writeFileSync(file, `${JSON.stringify(options, null, 2)}\n`, { mode: 0o600 });
}
