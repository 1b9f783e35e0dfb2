/**
 * The token with which a device signs in: `rasoi-device:<device id>:<secret>`. The prefix tells people and secret
 * scanners what it is.
 */
const TOKEN = /^rasoi-device:([a-zA-Z0-9][a-zA-Z0-9._-]{0,35}):([0-9a-f]{64})$/;

export interface DeviceToken {
  deviceId: string;
  /** 64 hex digits. */
  secret: string;
}

export const formatDeviceToken = ({ deviceId, secret }: DeviceToken): string =>
  `rasoi-device:${deviceId}:${secret}`;

/** Reads a token; undefined for any other text. */
export function readDeviceToken(text: string): DeviceToken | undefined {
  const [, deviceId, secret] = TOKEN.exec(text) ?? [];
  return deviceId !== undefined && secret !== undefined ? { deviceId, secret } : undefined;
}
