import Bowser from 'bowser';
import { contentHash } from '#server/db/content-hash.ts';
import type { Session } from '#server/documents/session.ts';
import { wireDate } from '#server/documents/values.ts';
import type { Account } from './accounts.ts';
import type { Log } from './logs/logs.ts';
import type { PushTarget } from './targets.ts';
import type { Token } from './tokens.ts';

const optionalDate = (date: Date | null): string => (date ? wireDate(date) : '');

/** A Target model (WIRE-3). */
function presentTarget(
  target: Pick<PushTarget, 'id' | 'name' | 'identifier' | 'provider' | 'created' | 'updated'>,
  userId: string,
  providerType: 'email' | 'sms' | 'push',
): Record<string, unknown> {
  return {
    $id: target.id,
    $createdAt: wireDate(target.created),
    $updatedAt: wireDate(target.updated),
    name: target.name,
    userId,
    providerId: target.provider,
    providerType,
    identifier: target.identifier,
    expired: false,
  };
}

export const presentPushTarget = (target: PushTarget, userId: string) =>
  presentTarget(target, userId, 'push');

/** The account's targets: its e-mail address, its phone number, and its push targets. */
function presentTargets({ id, email, phone, created, updated, pushTargets }: Account) {
  const own = (kind: 'email' | 'sms', identifier: string) => {
    if (identifier === '') return [];
    const ownId = contentHash(`${kind} ${id}`, 'hex').slice(0, 20);
    return [presentTarget({ id: ownId, name: '', identifier, provider: null, created, updated }, id, kind)];
  };
  return [
    ...own('email', email),
    ...own('sms', phone),
    ...pushTargets.map((target) => presentPushTarget(target, id)),
  ];
}

/** The User model (WIRE-3). */
export function presentAccount(account: Account): Record<string, unknown> {
  return {
    $id: account.id,
    $createdAt: wireDate(account.created),
    $updatedAt: wireDate(account.updated),
    name: account.name,
    registration: wireDate(account.created),
    status: account.active,
    labels: account.isAdmin ? ['admin'] : [],
    passwordUpdate: optionalDate(account.passwordUpdate),
    email: account.email,
    phone: account.phone,
    emailVerification: account.emailVerification,
    phoneVerification: account.phoneVerification,
    mfa: account.mfa,
    prefs: account.prefs,
    targets: presentTargets(account),
    accessedAt: optionalDate(account.accessedAt),
  };
}

/** The device fields of a model, from the User-Agent header (WIRE-3). */
function presentDevice(userAgent: string): Record<string, string> {
  const device = Bowser.parse(userAgent || 'unknown');
  return {
    osCode: '',
    osName: device.os.name ?? '',
    osVersion: device.os.version ?? '',
    clientType: device.browser.name ? 'browser' : '',
    clientCode: '',
    clientName: device.browser.name ?? '',
    clientVersion: device.browser.version ?? '',
    clientEngine: device.engine.name ?? '',
    clientEngineVersion: device.engine.version ?? '',
    deviceName: device.platform.type ?? '',
    deviceBrand: device.platform.vendor ?? '',
    deviceModel: device.platform.model ?? '',
    countryCode: '--',
    countryName: '',
  };
}

/** The Session model (WIRE-3), without the secret. Pass `tokens` only when its owner reads this one session. */
export function presentSession(
  session: Session,
  current: boolean,
  tokens = { accessToken: '', refreshToken: '' },
): Record<string, unknown> {
  return {
    $id: session.id,
    $createdAt: wireDate(session.created),
    $updatedAt: wireDate(session.updated),
    userId: session.account,
    expire: wireDate(session.expires),
    provider: session.provider,
    providerUid: session.providerUid,
    providerAccessToken: tokens.accessToken,
    providerAccessTokenExpiry: optionalDate(session.providerTokenExpires),
    providerRefreshToken: tokens.refreshToken,
    ip: session.ip,
    ...presentDevice(session.userAgent),
    current,
    factors: session.factors,
    secret: '',
    mfaUpdatedAt: optionalDate(session.factorsProven),
  };
}

/** The Log model (WIRE-3), with our addition `detail`: the updated part. */
export function presentLog(log: Log, account: Account): Record<string, unknown> {
  return {
    event: log.event,
    detail: log.detail,
    userId: account.id,
    userEmail: account.email,
    userName: account.name,
    mode: 'default',
    ip: log.ip,
    time: wireDate(log.time),
    ...presentDevice(log.userAgent),
  };
}

/** The Token model (WIRE-3), without the secret, which is sent by mail or text message only. */
export function presentToken(token: Token & { account: string; phrase?: string }): Record<string, unknown> {
  return {
    $id: token.id,
    $createdAt: wireDate(token.created),
    userId: token.account,
    secret: '',
    expire: wireDate(token.expires),
    phrase: token.phrase ?? '',
  };
}
