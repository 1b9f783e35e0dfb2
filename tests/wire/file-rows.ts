import { expect } from 'vitest';
import type { Row } from './walk.ts';

const BUCKET = 'attachments';

async function bytesAt(address: unknown): Promise<Buffer> {
  if (address instanceof ArrayBuffer) return Buffer.from(address);
  const answer = await fetch(String(address));
  return Buffer.from(await answer.arrayBuffer());
}

/** Files (WIRE-7); uploads in chunks are in storage-sdk.test.ts. */
export const fileRows: Row[] = [
  {
    name: 'sends a file, reads about it, renames, lists and deletes it',
    async run({ version, as, kitchen, tag }) {
      const sdk = as(kitchen.asha);
      const id = `note-${tag}`;
      const made = await version.upload(sdk, id, Buffer.from('Less salt, please'), 'note.txt');
      expect(made).toMatchObject({
        $id: id,
        bucketId: BUCKET,
        name: 'note.txt',
        sizeOriginal: 17,
        chunksTotal: 1,
      });
      expect(await sdk.storage.getFile(BUCKET, id)).toEqual(made);
      expect(await sdk.storage.updateFile(BUCKET, id, 'wish.txt')).toMatchObject({ name: 'wish.txt' });
      expect((await sdk.storage.listFiles(BUCKET, [version.Query.equal('name', 'wish.txt')])).total).toBe(1);
      await sdk.storage.deleteFile(BUCKET, id);
      await expect(sdk.storage.getFile(BUCKET, id)).rejects.toMatchObject({ type: 'storage_file_not_found' });
    },
  },
  {
    name: 'shows a public picture, whole, to keep and as a preview',
    async run({ visitor }) {
      const { storage } = visitor();
      const [view, download, preview] = [
        await bytesAt(await storage.getFileView('images', 'shown')),
        await bytesAt(await storage.getFileDownload('images', 'shown')),
        await bytesAt(await storage.getFilePreview('images', 'shown', 20)),
      ];
      expect(view.subarray(0, 3).toString('hex')).toBe('ffd8ff');
      expect(download.equals(view)).toBe(true);
      expect(preview.subarray(0, 3).toString('hex')).toBe('ffd8ff');
      expect(preview.equals(view)).toBe(false);
    },
  },
];
