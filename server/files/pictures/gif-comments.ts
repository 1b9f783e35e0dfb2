// What a GIF says beside its pictures, taken off without decoding them: comments, and what programs wrote about it (XMP).

const SCREEN = 13;
const [IMAGE, EXTENSION, TRAILER] = [0x2c, 0x21, 0x3b];
const [COMMENT, PLAIN_TEXT, APPLICATION] = [0xfe, 0x01, 0xff];
/** The one block of an application that browsers read: how often the picture repeats. */
const REPEATS = ['NETSCAPE2.0', 'ANIMEXTS1.0'];

/** The bytes of a colour table, by the field that says whether there is one. */
const tableBytes = (field: number): number => (field & 0x80 ? 3 * 2 ** ((field & 7) + 1) : 0);

/** Where a row of blocks ends, each with its length first, the last one empty. */
function endOfBlocks(gif: Buffer, from: number): number {
  let at = from;
  while (gif.readUInt8(at) !== 0) at += gif.readUInt8(at) + 1;
  return at + 1;
}

function saysSomething(gif: Buffer, at: number): boolean {
  const label = gif.readUInt8(at + 1);
  if (label !== APPLICATION) return label === COMMENT || label === PLAIN_TEXT;
  return !REPEATS.includes(gif.toString('latin1', at + 3, at + 14));
}

/**
 * A GIF without comments and the blocks of programs; the same buffer if it has none.
 * @throws RangeError if a part of it is missing
 */
export function withoutGifComments(gif: Buffer): Buffer {
  const kept: Buffer[] = [];
  let from = 0;
  let at = SCREEN + tableBytes(gif.readUInt8(10));
  while (gif.readUInt8(at) !== TRAILER) {
    const kind = gif.readUInt8(at);
    if (kind === IMAGE) {
      at = endOfBlocks(gif, at + 11 + tableBytes(gif.readUInt8(at + 9)));
      continue;
    }
    if (kind !== EXTENSION) throw new RangeError('This is no block of a GIF.');
    const end = endOfBlocks(gif, at + 2);
    if (saysSomething(gif, at)) {
      kept.push(gif.subarray(from, at));
      from = end;
    }
    at = end;
  }
  if (from === 0 && at + 1 === gif.length) return gif;
  return Buffer.concat([...kept, gif.subarray(from, at + 1)]);
}
