const UNITS = ['kB', 'MB', 'GB', 'TB'] as const;

/** A size in words: '42 MB', '1.4 GB'. @param bytes as computers count, in steps of 1,024 */
export function sizeWords(bytes: number): string {
  let size = bytes / 1024;
  let unit = 0;
  while (size >= 1000 && unit < UNITS.length - 1) {
    size /= 1024;
    unit++;
  }
  return `${size >= 10 ? Math.round(size) : size.toFixed(1)} ${UNITS[unit]}`;
}
