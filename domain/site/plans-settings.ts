import * as v from 'valibot';
import { type Section, setting } from './setting-rows.ts';

/**
 * Whether the kitchen sells plans: meals that customers subscribe to (PLAN-9). No form offers it yet, because customers and
 * owners have no screens for it.
 */
export const plans = {
  isPublic: true,
  settings: { isOn: setting(v.boolean('must be true or false'), false) },
} as const satisfies Section;
