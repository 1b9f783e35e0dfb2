/** The bytes of a file in base64. */
export const base64OfFile = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onerror = () => reject(reader.error);
    // 'data:text/csv;base64,…', and nothing after 'data:' for an empty file.
    reader.onload = () => resolve(`${reader.result}`.split(',', 2)[1] ?? '');
    reader.readAsDataURL(file);
  });

/** The text of a file; undefined if it is not UTF-8. */
export async function textOfFile(file: File): Promise<string | undefined> {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    return undefined;
  }
}
