import { expect, type Page } from '@playwright/test';
import { freshEmail, PASSWORD } from './fixture.ts';

export const LABELS = {
  name: 'Full name',
  phone: 'Phone',
  email: 'Email',
  houseNo: 'House / Flat no.',
  street: 'Street / Area',
  landmark: 'Landmark',
  pincode: 'Pincode',
  city: 'City',
  state: 'State',
} as const;

export type Info = Record<keyof typeof LABELS, string>;

export const info = (given: Partial<Info> = {}): Info => ({
  name: 'Meera Joshi',
  phone: '98765 43210',
  email: freshEmail(),
  houseNo: '7B',
  street: 'Laxmi Road',
  landmark: 'Beside the library',
  pincode: '411001',
  city: 'Pune City',
  state: 'Maharashtra',
  ...given,
});

export const field = (page: Page, name: keyof Info) => page.getByLabel(LABELS[name]);
export const password = (page: Page) => page.getByRole('textbox', { name: 'Password' });
export const goOn = (page: Page) => page.getByRole('button', { name: 'Continue' }).click();
export const finish = (page: Page) => page.getByRole('button', { name: 'Sign Up' }).click();

/** Fills in the first step; the pincode first, because it fills in city and state. */
export async function fillIn(page: Page, given: Info): Promise<void> {
  await field(page, 'pincode').fill(given.pincode);
  if (given.pincode.length === 6) await expect(page.getByText('Looking up your area...')).toBeHidden();
  for (const name of Object.keys(LABELS) as (keyof Info)[])
    if (name !== 'pincode') await field(page, name).fill(given[name]);
}

export async function secure(page: Page, secret = PASSWORD): Promise<void> {
  await password(page).fill(secret);
  await page.getByRole('checkbox', { name: /I agree/ }).check();
}
