import Bowser from 'bowser';
import type { Account } from '#server/engine/accounts.ts';
import type { Session } from '#server/engine/sessions.ts';
import type { Token } from '#server/engine/tokens.ts';
import { wireDate } from '#server/engine/values.ts';

const optionalDate = (date: Date | null): string => (date ? wireDate(date) : '');

/** The User model (contract section 3). */
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
    targets: [],
    accessedAt: optionalDate(account.accessedAt),
  };
}

/** The Session model (contract section 3). Its secret is never shown to browsers, a provider's tokens to its owner alone. */
export function presentSession(
  session: Session,
  current: boolean,
  tokens = { accessToken: '', refreshToken: '' },
): Record<string, unknown> {
  const device = Bowser.parse(session.userAgent || 'unknown');
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
    current,
    factors: session.factors,
    secret: '',
    mfaUpdatedAt: optionalDate(session.factorsProven),
  };
}

/** The Token model (contract section 3). Its secret travels by mail or phone alone. */
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
