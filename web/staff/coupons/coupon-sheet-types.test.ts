import { Ticket } from 'lucide-react';
import { expect, it } from 'vitest';
import { couponAttributes } from '#domain/coupons/attributes.ts';
import { checkCoupon } from '#domain/coupons/check-coupon.ts';
import { couponMessages } from '#domain/coupons/messages.ts';
import { openingMessages } from '#domain/site/messages.ts';
import { sheetScreen, type TextsOf } from '#web/sheets/sheet.ts';
import { couponAdminTexts } from './texts.ts';

// Code that must not compile. The compiler reports an expected error that does not occur.

const words = { words: (textsOf: TextsOf) => textsOf(openingMessages).weekdays };
const choices = { weekdays: words, menuIds: words, dishIds: words };
const card = () => ({ title: '', lines: [] });
const groups = [['code'], ['isListed']] as const;
const whole = {
  ...{ rows: couponAttributes, texts: couponAdminTexts, messages: couponMessages, icon: Ticket },
  ...{ card, choices, check: checkCoupon, groups },
} as const;

it('a declaration with a wrong name or a missing word does not compile', () => {
  expect(sheetScreen('coupons', { ...whole, switch: 'isActive' }).names).toEqual(['code', 'isListed']);
  // @ts-expect-error no such row
  sheetScreen('coupons', { ...whole, groups: [['cod']] });
  // @ts-expect-error a row without words
  sheetScreen('coupons', { ...whole, groups: [['isActive']] });
  // @ts-expect-error no switch
  sheetScreen('coupons', { ...whole, switch: 'code' });
  // @ts-expect-error the rows of another collection
  sheetScreen('areas', whole);
  // @ts-expect-error nothing to choose dishes from
  sheetScreen('coupons', { ...whole, choices: { weekdays: words, menuIds: words } });
  // @ts-expect-error no such message
  sheetScreen('coupons', { ...whole, refusals: { coupon_code_taken: { name: 'code', message: 'taken' } } });
  // @ts-expect-error a message with a value
  sheetScreen('coupons', { ...whole, refusals: { coupon_code_taken: { name: 'code', message: 'noDish' } } });
  const { fields, saved, ...others } = couponAdminTexts;
  // @ts-expect-error no text for what was saved
  sheetScreen('coupons', { ...whole, texts: { ...others, fields } });
  const { code, ...unnamed } = fields;
  // @ts-expect-error no words of a row
  sheetScreen('coupons', { ...whole, texts: { ...couponAdminTexts, fields: unnamed } });
  const { percent, ...rest } = couponAttributes;
  const when = { colour: ['red'] } as const;
  // @ts-expect-error a condition on what is no row
  sheetScreen('coupons', { ...whole, rows: { ...rest, percent: { ...percent, when } } });
});
