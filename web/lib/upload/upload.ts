import { Client, ID, Storage } from 'appwrite';
import { PROJECT } from '#web/lib/sdk/sdk.ts';
import { noteUpload } from './running-uploads.ts';
import { UploadClient } from './upload-client.ts';

/** The highest percentage shown before the server has checked the file. */
const MAX_SENDING_PERCENT = 99;

/** The error with which a cancelled upload rejects. */
export class Cancelled extends Error {}

export interface Upload {
  /** Resolves to the file's id when the file is complete. Rejects with `Cancelled` as soon as it is cancelled. */
  done: Promise<string>;
  cancel(): void;
}

const storageOver = (client: Client) =>
  new Storage(client.setEndpoint(`${window.location.origin}/v1`).setProject(PROJECT));

/** Deletes an uploaded file. Failures are ignored, because the server deletes unused files later. */
export async function dropFile(bucketId: string, fileId: string): Promise<void> {
  await storageOver(new Client())
    .deleteFile(bucketId, fileId)
    .catch(() => undefined);
}

/**
 * Uploads a file in chunks. The SDK cannot abort a chunk, so a cancelled upload sends no further chunk and deletes its
 * file.
 * @param field the field that has begun it: its form is not sent before the upload is over; null if no form has it
 * @param onProgress called with the percentage sent, from 0 to 99
 */
export function uploadFile(
  bucketId: string,
  file: File,
  field: Element | null,
  onProgress: (percent: number) => void,
): Upload {
  const id = ID.unique();
  let rejectCancelled = (_reason: Cancelled): void => {};
  let cancelled = false;
  const cancellation = new Promise<never>((_resolve, reject) => {
    rejectCancelled = reject;
  });
  const report = (percent: number) => {
    if (!cancelled) onProgress(Math.min(percent, MAX_SENDING_PERCENT));
  };
  const storage = storageOver(new UploadClient((part) => report(Math.floor(part * 100))));
  const sent = storage.createFile(bucketId, id, file, undefined, () => {
    if (cancelled) throw new Cancelled();
  });
  const done = Promise.race([sent.then(() => id), cancellation]);
  noteUpload(field, done);
  return {
    done,
    cancel() {
      cancelled = true;
      rejectCancelled(new Cancelled());
      const drop = () => dropFile(bucketId, id);
      void sent.then(drop, drop);
    },
  };
}
