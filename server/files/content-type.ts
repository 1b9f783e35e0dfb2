const TEXT = 'text/plain';
const UNKNOWN = 'application/octet-stream';

/** The content type by the first bytes, ignoring the file's name. Any text, such as HTML or SVG, is plain text. */
export async function contentType(head: Buffer): Promise<string> {
  // Loaded with the first upload.
  const { fileTypeFromBuffer } = await import('file-type');
  const found = await fileTypeFromBuffer(head);
  if (found) return found.mime;
  if (head.includes(0)) return UNKNOWN;
  // The last character may be incomplete.
  const text = head.length > 4 ? head.subarray(0, head.length - 3) : head;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(text, { stream: true });
    return TEXT;
  } catch {
    return UNKNOWN;
  }
}
