import { strFromU8, Unzip, UnzipInflate } from 'fflate';

/** The most that the parts of an archive may unpack to (bytes). A menu of 20,000 dishes has 10 MB. */
const MOST_UNPACKED = 50_000_000;
/** Packed bytes that are unpacked before other requests get a turn. They become at most a thousand times as much. */
const PIECE = 8192;

/**
 * The texts of an archive's parts, unpacked piece by piece, so that one which says less than it holds is stopped.
 * @param isWanted of a part's name
 * @returns undefined for what is no archive, or one that is too large
 */
export async function unpack(
  bytes: Uint8Array,
  isWanted: (name: string) => boolean,
): Promise<Map<string, string> | undefined> {
  const parts = new Map<string, string>();
  let unpacked = 0;
  const unzip = new Unzip((file) => {
    if (!isWanted(file.name)) return;
    const pieces: Uint8Array[] = [];
    file.ondata = (error, data, isLast) => {
      if (error) throw error;
      unpacked += data.length;
      if (unpacked > MOST_UNPACKED) throw new RangeError('too large');
      pieces.push(data);
      if (isLast) parts.set(file.name, strFromU8(Buffer.concat(pieces)));
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  try {
    for (let at = 0; at < bytes.length; at += PIECE) {
      unzip.push(bytes.subarray(at, at + PIECE), at + PIECE >= bytes.length);
      await new Promise((resolve) => setImmediate(resolve));
    }
  } catch {
    // A broken archive and one that is too large are both none that a menu is in.
    return undefined;
  }
  return parts;
}
