import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { type Feed, feedShape } from '#domain/operation/updates.ts';
import type { ServerSettings } from '#server/settings/list.ts';
import { PROJECT_FOLDER } from '#server/settings/project-folder.ts';
import { isSigned } from './minisign.ts';

/** The key that `npm run release` puts into what it makes. */
const KEY_OF_RELEASE = join(PROJECT_FOLDER, 'build/update-key.pub');

/** Why a list of versions is not believed. */
export type FeedProblem = 'unreachable' | 'unsigned' | 'unreadable' | 'older';

/** The key whose signature is believed: that of the setting, else that of the release; undefined without both. */
export function updateKey({ updates }: Pick<ServerSettings, 'updates'>): string | undefined {
  if (updates?.key !== undefined) return updates.key;
  try {
    return readFileSync(KEY_OF_RELEASE, 'utf8').trim();
  } catch {
    return undefined;
  }
}

/** A list of versions and its signature, as they came. */
export interface SignedFeed {
  content: string;
  signature: string;
}

/** The list, if it is signed by the key and has the right form; else why not. */
export function readFeed({ content, signature }: SignedFeed, key: string): Feed | FeedProblem {
  if (!isSigned(Buffer.from(content), signature, key)) return 'unsigned';
  try {
    const read = v.safeParse(feedShape, JSON.parse(content));
    return read.success ? read.output : 'unreadable';
  } catch {
    return 'unreadable';
  }
}
