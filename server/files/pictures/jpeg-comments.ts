// What a JPEG says beside its picture, taken off without decoding it: comments, what programs wrote, and what follows its end.

const [START_OF_SCAN, END] = [0xda, 0xd9];
const COMMENT = 0xfe;
/** Blocks of programs that say how the picture is shown, by the begin of their text: sizes, colours, and how they were stored. */
const NEEDED: ReadonlyMap<number, string> = new Map([
  [0xe0, 'JFIF'],
  [0xe2, 'ICC_PROFILE'],
  [0xee, 'Adobe'],
]);

/** Where the pixels of a scan end: at the next marker that is neither a stuffed byte nor a restart. */
function endOfScan(jpeg: Buffer, from: number): number {
  let at = jpeg.indexOf(0xff, from);
  while (at >= 0) {
    const next = jpeg.readUInt8(at + 1);
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
    at = jpeg.indexOf(0xff, at + 1);
  }
  throw new RangeError('This JPEG has no end.');
}

function saysSomething(jpeg: Buffer, marker: number, at: number): boolean {
  if (marker === COMMENT) return true;
  if (marker < 0xe0 || marker > 0xef) return false;
  const needed = NEEDED.get(marker);
  return needed === undefined || jpeg.toString('latin1', at + 4, at + 4 + needed.length) !== needed;
}

/**
 * A JPEG without comments and the blocks of programs; the same buffer if it has none.
 * @throws RangeError if a part of it is missing
 */
export function withoutJpegComments(jpeg: Buffer): Buffer {
  const kept: Buffer[] = [];
  let from = 0;
  let at = 2;
  while (jpeg.readUInt8(at + 1) !== END) {
    const marker = jpeg.readUInt8(at + 1);
    if (jpeg.readUInt8(at) !== 0xff) throw new RangeError('This is no block of a JPEG.');
    // Bytes that only fill up.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const end = at + 2 + jpeg.readUInt16BE(at + 2);
    if (saysSomething(jpeg, marker, at)) {
      kept.push(jpeg.subarray(from, at));
      from = end;
    }
    at = marker === START_OF_SCAN ? endOfScan(jpeg, end) : end;
  }
  if (from === 0 && at + 2 === jpeg.length) return jpeg;
  return Buffer.concat([...kept, jpeg.subarray(from, at + 2)]);
}
