import { type PersonalInfo, personalInfoProblem } from '#domain/users/personal-info.ts';
import type { CurrentUser } from '#web/lib/current-user.ts';

const INFO_FIELDS = [
  'name',
  'phone',
  'email',
  'houseNo',
  'street',
  'landmark',
  'pincode',
  'city',
  'state',
] as const satisfies readonly (keyof PersonalInfo)[];

/** What stands in a form; a field it does not have is empty. */
export function readInfo(form: HTMLFormElement): PersonalInfo {
  const data = new FormData(form);
  const entries = INFO_FIELDS.map((field) => [field, String(data.get(field) ?? '')]);
  return Object.fromEntries(entries) as PersonalInfo;
}

/** A profile as a form would hold it. */
export function infoOf(user: CurrentUser): PersonalInfo {
  const entries = INFO_FIELDS.map((field) => [field, String(user[field] ?? '')]);
  return Object.fromEntries(entries) as PersonalInfo;
}

/** Whether a profile says where to deliver and whom to call. */
export function isDeliverable(user: CurrentUser): boolean {
  return personalInfoProblem(infoOf(user)) === undefined;
}

/** Moves the focus to a form's field. */
export function focusField(form: HTMLFormElement, name: string): void {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}
