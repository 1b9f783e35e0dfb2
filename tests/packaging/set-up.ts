import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder for what takes long to make and is the same for all files: a fresh Debian, fetched packages, a packed tree. */
    packagingFolder: string;
  }
}

/** Vitest global setup. Whichever test needs a thing first makes it there. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'rasoi-packaging-'));
  project.provide('packagingFolder', folder);
  return () => rm(folder, { recursive: true, force: true });
}
