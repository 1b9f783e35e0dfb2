import type { Models } from 'appwrite';
import type { Translated } from '#domain/languages/translations.ts';
import type { sessionTexts } from './texts.tsx';

type DeviceTexts = Pick<Translated<typeof sessionTexts>, 'device' | 'unknownBrowser'>;

/** Names the device of a session: 'Chrome on Windows'. */
export function deviceWords(
  { clientName, osName }: Pick<Models.Session, 'clientName' | 'osName'>,
  texts: DeviceTexts,
): string {
  return texts.device(clientName || texts.unknownBrowser, osName);
}

const KINDS = ['desktop', 'mobile', 'tablet', 'tv'] as const;
export type SessionDevice = (typeof KINDS)[number];

/** The kind of a session's device; a computer when it is not known. */
export function deviceKind({ deviceName }: Pick<Models.Session, 'deviceName'>): SessionDevice {
  return KINDS.find((kind) => kind === deviceName) ?? 'desktop';
}
