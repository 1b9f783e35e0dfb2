// Where the pictures of the handbook stand, and how large they may be.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '#domain/languages/languages.ts';
import { HANDBOOK } from './read.ts';

export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** A page of two pictures stays light on a slow phone (bytes). */
export const MAX_BYTES = 45_000;

const folderOf = (root: string, language: Language, theme: Theme): string =>
  join(root, HANDBOOK, 'pictures', `${language}-${theme}`);

export const pictureFile = (root: string, language: Language, theme: Theme, name: string): string =>
  join(folderOf(root, language, theme), `${name}.webp`);

/** The names of all pictures of a language and theme, with their bytes. */
export function pictureSizes(root: string, language: Language, theme: Theme): ReadonlyMap<string, number> {
  const folder = folderOf(root, language, theme);
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.webp')) : [];
  return new Map(files.map((file) => [file.slice(0, -'.webp'.length), statSync(join(folder, file)).size]));
}
