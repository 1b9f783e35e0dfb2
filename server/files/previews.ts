import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentHash } from '#server/db/content-hash.ts';
import type { FileDocument } from './bucket.ts';
import type { Pictures } from './pictures/pictures.ts';
import { FILE_ICON } from './pictures/transform.ts';
import { formatOf, type ImageFormat, type PreviewOptions } from './preview-options.ts';

export interface Preview {
  bytes: Buffer;
  /** The content type. */
  type: string;
  /** Changes whenever the picture changes; used as its ETag. */
  tag: string;
}

/** If the folder exceeds this size (bytes), the least recently used previews are deleted, down to a share of it. */
const MAX_FOLDER = 512 * 1_048_576;
const SHRINK_TO = 0.8;

/** Renders previews and caches them in a folder, which may be emptied at any time. */
export function createPreviews(folder: string, pictures: Pictures, maxFolder = MAX_FOLDER) {
  const making = new Map<string, Promise<Preview>>();
  let size: number | undefined;

  function wanted(
    file: FileDocument,
    look: PreviewOptions,
  ): { tag: string; place: string; form: ImageFormat; type: string } {
    const form = formatOf(look, file.data.mimeType ?? '');
    const asked = Object.entries({ ...look, output: form })
      .filter(([, value]) => value !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1));
    const question = JSON.stringify([file.data.storedAs, asked]);
    const tag = contentHash(question, 'hex').slice(0, 40);
    return { tag, place: join(folder, `${tag}.${form}`), form, type: `image/${form}` };
  }

  async function contents(): Promise<{ path: string; size: number; used: number }[]> {
    const names = await readdir(folder).catch(() => []);
    const found = names.map(async (name) => {
      const path = join(folder, name);
      const known = await stat(path).catch(() => undefined);
      return known ? [{ path, size: known.size, used: known.mtimeMs }] : [];
    });
    return (await Promise.all(found)).flat();
  }

  async function keep(place: string, bytes: Buffer): Promise<void> {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const draft = `${place}.${randomUUID()}`;
    await writeFile(draft, bytes, { mode: 0o600 });
    await rename(draft, place);
    size ??= (await contents()).reduce((sum, each) => sum + each.size, 0) - bytes.length;
    size += bytes.length;
    if (size <= maxFolder) return;
    const all = (await contents()).sort((a, b) => a.used - b.used);
    size = all.reduce((sum, each) => sum + each.size, 0);
    for (const { path, size: own } of all) {
      if (size <= maxFolder * SHRINK_TO) break;
      await rm(path, { force: true });
      size -= own;
    }
  }

  async function makeOne(
    file: FileDocument,
    look: PreviewOptions,
    content: () => Promise<Buffer>,
  ): Promise<Preview> {
    const { tag, place, form, type } = wanted(file, look);
    const isPicture = file.data.mimeType?.startsWith('image/') ?? false;
    const source = isPicture ? content : async () => FILE_ICON;
    const bytes = await pictures.make(source, look, form);
    await keep(place, bytes);
    return { bytes, type, tag };
  }

  return {
    async kept(file: FileDocument, look: PreviewOptions): Promise<Preview | undefined> {
      const { tag, place, type } = wanted(file, look);
      const bytes = await readFile(place).catch(() => undefined);
      if (!bytes) return undefined;
      const now = new Date();
      await utimes(place, now, now).catch(() => undefined);
      return { bytes, type, tag };
    },

    /** Renders and stores a preview. Concurrent requests for the same preview share one rendering. */
    make(file: FileDocument, look: PreviewOptions, content: () => Promise<Buffer>): Promise<Preview> {
      const { tag } = wanted(file, look);
      const known = making.get(tag);
      if (known) return known;
      const made = makeOne(file, look, content).finally(() => making.delete(tag));
      making.set(tag, made);
      return made;
    },
  };
}
