import { ADDRESS_FIELDS } from '#domain/addresses/complete.ts';
import type { PersonalInfo, ProfileInfo } from '#domain/users/personal-info.ts';
import type { CurrentUser } from '#web/lib/session/current-user.ts';

export const PROFILE_FIELDS = [
  'name',
  'phone',
  ...ADDRESS_FIELDS,
] as const satisfies readonly (keyof ProfileInfo)[];

export const INFO_FIELDS = [...PROFILE_FIELDS, 'email'] as const satisfies readonly (keyof PersonalInfo)[];

/** A profile as its form would hold it. */
export function profileInfoOf(user: CurrentUser): ProfileInfo {
  const entries = PROFILE_FIELDS.map((field) => [field, String(user[field] ?? '')]);
  return Object.fromEntries(entries) as ProfileInfo;
}
