import { FIRST_OWNER_NAME } from '#domain/users/first-owner.ts';
import type { CurrentUser } from '#web/lib/session/current-user.ts';

/** The account and its first password are made in one transaction, so their times are the same (milliseconds). */
const SAME = 1000;

/** Whether the first owner still has the password that the server was started with. */
export const asksPassword = ({ isSuperAdmin, passwordUpdate, createdAt, $createdAt }: CurrentUser): boolean =>
  isSuperAdmin &&
  Boolean(passwordUpdate) &&
  Math.abs(Date.parse(`${passwordUpdate}`) - Date.parse(createdAt ?? $createdAt)) < SAME;

/** Whether the first owner, whose account the server has made, has not said how they are called. */
export const asksName = ({ name }: CurrentUser): boolean => name === FIRST_OWNER_NAME;
