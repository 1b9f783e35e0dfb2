/** What the bytes of a file are: a workbook, or a text in one of the encodings in which spreadsheet programs save. */

/** Why no menu can be read from a file. */
export type UnreadableBytes = 'oldWorkbook' | 'pdf' | 'noText';

export type FileContent = { kind: 'workbook' } | { kind: 'text'; text: string } | { kind: UnreadableBytes };

const startsWith = (bytes: Uint8Array, signature: readonly number[]) =>
  signature.every((byte, at) => bytes[at] === byte);

const ZIP = [0x50, 0x4b, 0x03, 0x04];
/** Excel before 2007. */
const COMPOUND_FILE = [0xd0, 0xcf, 0x11, 0xe0];
const PDF = [0x25, 0x50, 0x44, 0x46];

/** Bytes that are looked at to know an encoding without a mark. */
const LOOKED_AT = 4096;

/** The encoding of a text. Of UTF-16 every other byte is mostly 0, or of Indian letters 9 to 13. */
function encodingOf(bytes: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' | undefined {
  if (startsWith(bytes, [0xff, 0xfe])) return 'utf-16le';
  if (startsWith(bytes, [0xfe, 0xff])) return 'utf-16be';
  const zeros = [0, 0];
  for (const [at, byte] of bytes.subarray(0, LOOKED_AT).entries())
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (even + odd === 0) return 'utf-8';
  const half = Math.min(bytes.length, LOOKED_AT) / 2;
  if (odd > half / 4 && even === 0) return 'utf-16le';
  return even > half / 4 && odd === 0 ? 'utf-16be' : undefined;
}

/** What Windows-1252 has where Latin-1 has controls, from 0x80; Node 20 decodes both as Latin-1. */
const WINDOWS = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';
const FIRST_OF_WINDOWS = 0x80;

const fromWindows1252 = (bytes: Uint8Array): string =>
  Array.from(Buffer.from(bytes).toString('latin1'), (letter) => {
    const at = letter.charCodeAt(0) - FIRST_OF_WINDOWS;
    return at < 0 ? letter : (WINDOWS[at] ?? letter);
  }).join('');

/** Whether a byte is a control that texts do not have. */
const isControl = (byte: number) => byte < 9 || (byte > 13 && byte < 32);

/** Knows a file by its content; names and types that browsers tell do not count. */
export function contentOf(bytes: Uint8Array): FileContent {
  if (startsWith(bytes, ZIP)) return { kind: 'workbook' };
  if (startsWith(bytes, COMPOUND_FILE)) return { kind: 'oldWorkbook' };
  if (startsWith(bytes, PDF)) return { kind: 'pdf' };
  const encoding = encodingOf(bytes);
  if (encoding === undefined) return { kind: 'noText' };
  try {
    return { kind: 'text', text: new TextDecoder(encoding, { fatal: true }).decode(bytes) };
  } catch {
    if (encoding !== 'utf-8') return { kind: 'noText' };
  }
  // Without a mark, what is no UTF-8 is what Windows writes by itself. Pictures have bytes that no text has.
  return bytes.some(isControl) ? { kind: 'noText' } : { kind: 'text', text: fromWindows1252(bytes) };
}
