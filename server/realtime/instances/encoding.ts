import type { Happening } from '#server/documents/events.ts';

/** How a moment is written, which JSON has no word for. */
const MOMENT = '$moment';

/** What happened as text for other instances; read back by `decode`. */
export function encode(happened: readonly Happening[]): string {
  return JSON.stringify(happened, function (this: Record<string, unknown>, key, value: unknown) {
    const raw = this[key];
    return raw instanceof Date ? { [MOMENT]: raw.toISOString() } : value;
  });
}

export function decode(text: string): Happening[] {
  return JSON.parse(text, (_key, value: unknown) => {
    const moment = typeof value === 'object' && value !== null && MOMENT in value ? value[MOMENT] : undefined;
    return typeof moment === 'string' ? new Date(moment) : value;
  });
}
