import { fileTypeFromBuffer } from 'file-type';

const TEXT = 'text/plain';
const UNKNOWN = 'application/octet-stream';

/** The type of content by its first bytes, whatever its name says. Text of any sort (HTML, SVG, …) is plain text. */
export async function contentType(head: Buffer): Promise<string> {
  const found = await fileTypeFromBuffer(head);
  if (found) return found.mime;
  if (head.includes(0)) return UNKNOWN;
  // The last character may be cut in two.
  const text = head.length > 4 ? head.subarray(0, head.length - 3) : head;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(text, { stream: true });
    return TEXT;
  } catch {
    return UNKNOWN;
  }
}
