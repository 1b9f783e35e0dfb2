import { ID, Storage } from 'appwrite';
import type { Sdk } from '#web/lib/sdk/sdk.ts';
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

const storageOf = ({ databases: { client } }: Sdk) => new Storage(client);

/** Deletes an uploaded file. Failures are ignored, because the server deletes unused files later. */
export async function dropFile(sdk: Sdk, bucketId: string, fileId: string): Promise<void> {
  await storageOf(sdk)
    .deleteFile(bucketId, fileId)
    .catch(() => undefined);
}

/**
 * Uploads a file in chunks. The SDK cannot abort a chunk, so a cancelled upload sends no further chunk and deletes its
 * file.
 * @param onProgress called with the percentage sent, from 0 to 99
 */
export function uploadFile(
  sdk: Sdk,
  bucketId: string,
  file: File,
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
  const { endpoint, project } = sdk.databases.client.config;
  const client = new UploadClient((part) => report(Math.floor(part * 100)));
  const storage = new Storage(client.setEndpoint(endpoint).setProject(project));
  const sent = storage.createFile(bucketId, id, file, undefined, () => {
    if (cancelled) throw new Cancelled();
  });
  const done = Promise.race([sent.then(() => id), cancellation]);
  return {
    done,
    cancel() {
      cancelled = true;
      rejectCancelled(new Cancelled());
      const drop = () => dropFile(sdk, bucketId, id);
      void sent.then(drop, drop);
    },
  };
}
