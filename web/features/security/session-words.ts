import type { Models } from 'appwrite';

/** What people call the device of a session: 'Chrome on Windows'. */
export function sessionWords({ clientName, osName }: Pick<Models.Session, 'clientName' | 'osName'>): string {
  const browser = clientName || 'Unknown browser';
  return osName ? `${browser} on ${osName}` : browser;
}

const KINDS = { desktop: 'Computer', mobile: 'Phone', tablet: 'Tablet', tv: 'Television' } as const;
export type DeviceKind = keyof typeof KINDS;

/** The kind of a session's device; a computer when it is not known. */
export function deviceKind({ deviceName }: Pick<Models.Session, 'deviceName'>): DeviceKind {
  return Object.hasOwn(KINDS, deviceName) ? (deviceName as DeviceKind) : 'desktop';
}

export function kindWords(kind: DeviceKind): string {
  return KINDS[kind];
}
