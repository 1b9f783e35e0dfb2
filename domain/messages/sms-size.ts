// How long a text message is. Operators charge for each of its parts.

/** The characters of the alphabet of text messages (GSM 03.38), and those that take two of its units. */
const BASIC =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
const EXTENDED = '^{}\\[~]|€';
const UNITS: ReadonlyMap<string, number> = new Map([
  ...[...BASIC].map((letter): [string, number] => [letter, 1]),
  ...[...EXTENDED].map((letter): [string, number] => [letter, 2]),
]);

/** The units of a single message, and of each part of a longer one. */
const ROOM = { gsm: { one: 160, part: 153 }, unicode: { one: 70, part: 67 } } as const;

interface SmsSize {
  /** The units that it takes: letters of the alphabet, else UTF-16 units. */
  units: number;
  /** As how many messages it is sent and paid. */
  parts: number;
  /** The units that all its parts have room for. */
  room: number;
  /** The first character because of which less has room in each message; null: all are of the alphabet. */
  longLetter: string | null;
}

/** The length of a text message, and its parts. No character is cut in two by the end of a part. */
export function smsSize(text: string): SmsSize {
  const letters = [...text];
  const longLetter = letters.find((letter) => !UNITS.has(letter)) ?? null;
  const { one, part } = longLetter === null ? ROOM.gsm : ROOM.unicode;
  const sizes = letters.map((letter) => (longLetter === null ? (UNITS.get(letter) ?? 1) : letter.length));
  const units = sizes.reduce((sum, size) => sum + size, 0);
  if (units <= one) return { units, parts: 1, room: one, longLetter };
  let parts = 1;
  let used = 0;
  for (const size of sizes) {
    if (used + size > part) {
      parts += 1;
      used = 0;
    }
    used += size;
  }
  return { units, parts, room: parts * part, longLetter };
}
