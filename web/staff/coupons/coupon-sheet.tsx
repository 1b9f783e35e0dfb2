import { Ticket } from 'lucide-react';
import { couponAttributes } from '#domain/coupons/attributes.ts';
import { checkCoupon } from '#domain/coupons/check-coupon.ts';
import { couponMessages } from '#domain/coupons/messages.ts';
import { openingMessages } from '#domain/site/messages.ts';
import { ChatButton } from '#web/shared/chats/chat-button.tsx';
import { storedOfferText } from '#web/shared/coupons/offer-text.ts';
import { couponTexts } from '#web/shared/coupons/texts.ts';
import { dishNamesQuery } from '#web/shared/dishes/queries.ts';
import { type Menu, menusQuery } from '#web/shared/menus/queries.ts';
import { choicesOf, sheetScreen } from '#web/sheets/sheet.ts';
import { couponAdminTexts } from './texts.ts';

const named = ({ $id, name }: Pick<Menu, '$id' | 'name'>) => ({ value: $id, label: name });

/** The screen on which admins make, change, switch off and delete coupons (COUPON-7). */
export const couponSheet = sheetScreen('coupons', {
  rows: couponAttributes,
  texts: couponAdminTexts,
  messages: couponMessages,
  icon: Ticket,
  switch: 'isActive',
  card: (coupon, words, { textsOf }) => {
    const { code, description, used, total, isActive, isListed } = coupon;
    const shown = isListed ? words.listed : words.byCode;
    return {
      title: code,
      lines: [
        storedOfferText(coupon, textsOf(couponTexts)),
        description,
        `${words.used(used, total)} · ${isActive ? shown : words.off}`,
      ],
    };
  },
  actions: ({ $id, code }) => <ChatButton subject="coupon" id={$id} name={code} />,
  groups: [
    ['code', 'description', 'kind'],
    ['percent', 'maxDiscount', 'amount', 'minimum'],
    ['from', 'until', 'perPerson', 'total'],
    ['weekdays', 'menuIds', 'dishIds'],
    ['firstOrder', 'combines', 'isListed'],
  ],
  first: { isListed: true },
  choices: {
    weekdays: { words: (textsOf) => textsOf(openingMessages).weekdays },
    menuIds: choicesOf(menusQuery, (menus: readonly Menu[]) => menus.map(named)),
    dishIds: choicesOf(dishNamesQuery, (dishes: readonly Pick<Menu, '$id' | 'name'>[]) => dishes.map(named)),
  },
  check: checkCoupon,
  refusals: { coupon_code_taken: { name: 'code', message: 'codeTaken' } },
});
