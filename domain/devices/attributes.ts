/** What a device is for. */
export const DEVICE_KINDS = ['printer', 'kitchenTablet'] as const;
export type DeviceKind = (typeof DEVICE_KINDS)[number];

/** The most characters of a device's name. */
const MAX_DEVICE_NAME = 64;

/** A printer or tablet of the kitchen that signs in with its own token. The token's hash is not an attribute. */
export const deviceAttributes = {
  name: { type: 'string', size: MAX_DEVICE_NAME, min: 1, trim: true, required: true },
  kind: { type: 'string', size: 16, oneOf: DEVICE_KINDS, required: true },
  /** When the current token was issued; null until the first one is. */
  tokenIssuedAt: { type: 'datetime', writtenBy: 'server' },
  /** When the device last sent a request, to the minute. */
  lastSeenAt: { type: 'datetime', writtenBy: 'server' },
} as const;
