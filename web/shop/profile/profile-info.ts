import { PROFILE_FIELDS, type ProfileInfo } from '#web/lib/person/personal-info.ts';
import type { CurrentUser } from '#web/lib/session/current-user.ts';

/** A person's profile as the values of the profile form. */
export function profileInfoOf(user: CurrentUser): ProfileInfo {
  const entries = PROFILE_FIELDS.map((field) => [field, String(user[field] ?? '')]);
  return Object.fromEntries(entries) as ProfileInfo;
}
