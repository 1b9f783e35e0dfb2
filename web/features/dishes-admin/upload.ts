import { ID, Storage } from 'appwrite';
import { IMAGES } from '#domain/files/images.ts';
import type { Sdk } from '#web/lib/sdk/sdk.ts';
import { UploadClient } from './upload-client.ts';

/** Percent while the server still looks at what has come. */
const ALMOST = 99;

/** An upload that was given up by whoever began it. */
export class Cancelled extends Error {}

export interface Upload {
  /** The id of the file, once it is there whole. Rejects with Cancelled as soon as it is given up. */
  done: Promise<string>;
  cancel(): void;
}

const storageOf = ({ databases: { client } }: Sdk) => new Storage(client);

/** Takes an uploaded picture back. One that is gone is no matter; the server sweeps away what stays unused. */
export async function dropImage(sdk: Sdk, fileId: string): Promise<void> {
  await storageOf(sdk)
    .deleteFile(IMAGES, fileId)
    .catch(() => undefined);
}

/**
 * Sends a picture in chunks. The SDK cannot break one off: a cancelled upload sends no further chunk, and what has
 * come of it is deleted.
 * @param onProgress told how much has gone out, from 0 to 100
 */
export function uploadImage(sdk: Sdk, file: File, onProgress: (percent: number) => void): Upload {
  const id = ID.unique();
  let giveUp = (_reason: Cancelled): void => {};
  let cancelled = false;
  const givenUp = new Promise<never>((_resolve, reject) => {
    giveUp = reject;
  });
  const tell = (percent: number) => {
    if (!cancelled) onProgress(Math.min(percent, ALMOST));
  };
  const { endpoint, project } = sdk.databases.client.config;
  const client = new UploadClient((part) => tell(Math.floor(part * 100)));
  const storage = new Storage(client.setEndpoint(endpoint).setProject(project));
  const sent = storage.createFile(IMAGES, id, file, undefined, () => {
    if (cancelled) throw new Cancelled();
  });
  const done = Promise.race([sent.then(() => id), givenUp]);
  return {
    done,
    cancel() {
      cancelled = true;
      giveUp(new Cancelled());
      const drop = () => dropImage(sdk, id);
      void sent.then(drop, drop);
    },
  };
}
