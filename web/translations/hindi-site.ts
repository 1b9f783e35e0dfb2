import type { Translations } from '#domain/languages/translations.ts';
import { factTextsHindi } from '#web/brand/fact-texts.hi.ts';
import { factTexts } from '#web/brand/fact-texts.ts';
import { optionTextsHindi } from '#web/brand/options/texts.hi.ts';
import { optionTexts } from '#web/brand/options/texts.ts';
import { brandTextsHindi } from '#web/brand/texts.hi.ts';
import { brandTexts } from '#web/brand/texts.ts';
import { dateTextsHindi } from '#web/lib/date-texts.hi.ts';
import { dateTexts } from '#web/lib/date-texts.ts';
import { siteTextsHindi } from '#web/lib/page/site-texts.hi.ts';
import { siteTexts } from '#web/lib/page/site-texts.ts';
import { personTextsHindi } from '#web/lib/person/texts.hi.ts';
import { personTexts } from '#web/lib/person/texts.ts';
import { greetingTextsHindi } from '#web/lib/session/greeting-texts.hi.ts';
import { greetingTexts } from '#web/lib/session/greeting-texts.ts';
import { contactTextsHindi } from '#web/shared/content/contact-texts.hi.ts';
import { contactTexts } from '#web/shared/content/contact-texts.ts';
import { couponTextsHindi } from '#web/shared/coupons/texts.hi.ts';
import { couponTexts } from '#web/shared/coupons/texts.ts';
import { issueTextsHindi } from '#web/shared/order-issues/texts.hi.tsx';
import { issueTexts } from '#web/shared/order-issues/texts.tsx';
import { orderChangeTextsHindi } from '#web/shared/orders/changes/texts.hi.tsx';
import { orderChangeTexts } from '#web/shared/orders/changes/texts.tsx';
import { invoiceTextsHindi } from '#web/shared/orders/invoices/texts.hi.tsx';
import { invoiceTexts } from '#web/shared/orders/invoices/texts.tsx';
import { orderTextsHindi } from '#web/shared/orders/texts.hi.tsx';
import { orderTexts } from '#web/shared/orders/texts.tsx';
import { whenTextsHindi } from '#web/shared/orders/when/texts.hi.ts';
import { whenTexts } from '#web/shared/orders/when/texts.ts';
import { languageTextsHindi } from '#web/shared/shell/language-texts.hi.ts';
import { languageTexts } from '#web/shared/shell/language-texts.ts';
import { shellTextsHindi } from '#web/shared/shell/texts.hi.tsx';
import { shellTexts } from '#web/shared/shell/texts.tsx';
import { userMenuTextsHindi } from '#web/shared/shell/user-menu-texts.hi.ts';
import { userMenuTexts } from '#web/shared/shell/user-menu-texts.ts';
import { aboutTextsHindi } from '#web/shop/about/texts.hi.ts';
import { aboutTexts } from '#web/shop/about/texts.ts';
import { addressTextsHindi } from '#web/shop/addresses/texts.hi.tsx';
import { addressTexts } from '#web/shop/addresses/texts.tsx';
import { areaTextsHindi } from '#web/shop/areas/texts.hi.ts';
import { areaTexts } from '#web/shop/areas/texts.ts';
import { chosenTextsHindi } from '#web/shop/carts/chosen/texts.hi.tsx';
import { chosenTexts } from '#web/shop/carts/chosen/texts.tsx';
import { cartPageTextsHindi } from '#web/shop/carts/page-texts.hi.tsx';
import { cartPageTexts } from '#web/shop/carts/page-texts.tsx';
import { cartTextsHindi } from '#web/shop/carts/texts.hi.tsx';
import { cartTexts } from '#web/shop/carts/texts.tsx';
import { dishAlertTextsHindi } from '#web/shop/dish-alerts/texts.hi.ts';
import { dishAlertTexts } from '#web/shop/dish-alerts/texts.ts';
import { dialogTextsHindi } from '#web/shop/dishes/dialog-texts.hi.tsx';
import { dialogTexts } from '#web/shop/dishes/dialog-texts.tsx';
import { searchHelpTextsHindi } from '#web/shop/dishes/search-help/texts.hi.ts';
import { searchHelpTexts } from '#web/shop/dishes/search-help/texts.ts';
import { dishTextsHindi } from '#web/shop/dishes/texts.hi.tsx';
import { dishTexts } from '#web/shop/dishes/texts.tsx';
import { togetherTextsHindi } from '#web/shop/dishes/together/texts.hi.ts';
import { togetherTexts } from '#web/shop/dishes/together/texts.ts';
import { favouriteTextsHindi } from '#web/shop/favourites/texts.hi.ts';
import { favouriteTexts } from '#web/shop/favourites/texts.ts';
import { grievanceTextsHindi } from '#web/shop/grievances/texts.hi.ts';
import { grievanceTexts } from '#web/shop/grievances/texts.ts';
import { homeTextsHindi } from '#web/shop/home/texts.hi.ts';
import { homeTexts } from '#web/shop/home/texts.ts';
import { installTextsHindi } from '#web/shop/install/texts.hi.ts';
import { installTexts } from '#web/shop/install/texts.ts';
import { legalTextsHindi } from '#web/shop/legal/texts.hi.ts';
import { legalTexts } from '#web/shop/legal/texts.ts';
import { menuTextsHindi } from '#web/shop/menus/texts.hi.ts';
import { menuTexts } from '#web/shop/menus/texts.ts';
import { newsletterTextsHindi, ownNewsletterTextsHindi } from '#web/shop/newsletter/texts.hi.ts';
import { newsletterTexts, ownNewsletterTexts } from '#web/shop/newsletter/texts.ts';
import { againTextsHindi } from '#web/shop/orders/again/texts.hi.tsx';
import { againTexts } from '#web/shop/orders/again/texts.tsx';
import { gatewayTextsHindi } from '#web/shop/orders/gateway/texts.hi.tsx';
import { gatewayTexts } from '#web/shop/orders/gateway/texts.tsx';
import { openOrderTextsHindi } from '#web/shop/orders/open-order/texts.hi.ts';
import { openOrderTexts } from '#web/shop/orders/open-order/texts.ts';
import { orderPageTextsHindi } from '#web/shop/orders/order-page/texts.hi.tsx';
import { orderPageTexts } from '#web/shop/orders/order-page/texts.tsx';
import { upiTextsHindi } from '#web/shop/orders/upi/texts.hi.tsx';
import { upiTexts } from '#web/shop/orders/upi/texts.tsx';
import { privacyTextsHindi } from '#web/shop/privacy/texts.hi.ts';
import { privacyTexts } from '#web/shop/privacy/texts.ts';
import { messageTextsHindi, myDataTextsHindi, profileTextsHindi } from '#web/shop/profile/texts.hi.ts';
import { messageTexts, myDataTexts, profileTexts } from '#web/shop/profile/texts.ts';
import { orderAlertTextsHindi } from '#web/shop/push/order-texts.hi.ts';
import { orderAlertTexts } from '#web/shop/push/order-texts.ts';
import { reviewTextsHindi } from '#web/shop/reviews/texts.hi.ts';
import { reviewTexts } from '#web/shop/reviews/texts.ts';
import { passkeyTextsHindi } from '#web/shop/security/passkeys/texts.hi.ts';
import { passkeyTexts } from '#web/shop/security/passkeys/texts.ts';
import {
  activityTextsHindi,
  endedLoginsTextsHindi,
  mailNoticeTextsHindi,
  passwordTextsHindi,
  proofTextsHindi,
  sessionTextsHindi,
  twoStepTextsHindi,
  verificationTextsHindi,
} from '#web/shop/security/texts.hi.tsx';
import {
  activityTexts,
  endedLoginsTexts,
  mailNoticeTexts,
  passwordTexts,
  proofTexts,
  sessionTexts,
  twoStepTexts,
  verificationTexts,
} from '#web/shop/security/texts.tsx';
import { footerTextsHindi } from '#web/shop/shell/footer-texts.hi.tsx';
import { footerTexts } from '#web/shop/shell/footer-texts.tsx';
import { codeTextsHindi } from '#web/shop/sign-in/code/texts.hi.tsx';
import { codeTexts } from '#web/shop/sign-in/code/texts.tsx';
import { passkeyLoginTextsHindi } from '#web/shop/sign-in/passkey/texts.hi.ts';
import { passkeyLoginTexts } from '#web/shop/sign-in/passkey/texts.ts';
import { loginTextsHindi, providerTextsHindi, signupTextsHindi } from '#web/shop/sign-in/texts.hi.tsx';
import { loginTexts, providerTexts, signupTexts } from '#web/shop/sign-in/texts.tsx';
import { supportTextsHindi } from '#web/shop/support/texts.hi.ts';
import { supportTexts } from '#web/shop/support/texts.ts';
import { uiTextsHindi } from '#web/ui/texts.hi.ts';
import { uiTexts } from '#web/ui/texts.ts';
import { addMessages } from './hindi-messages.ts';

/** Adds the Hindi texts of the pages for customers, with the messages of `domain` that they show. */
export const addSite = (translations: Translations): Translations =>
  addMessages(translations)
    .add(factTexts, factTextsHindi)
    .add(optionTexts, optionTextsHindi)
    .add(brandTexts, brandTextsHindi)
    .add(contactTexts, contactTextsHindi)
    .add(aboutTexts, aboutTextsHindi)
    .add(addressTexts, addressTextsHindi)
    .add(areaTexts, areaTextsHindi)
    .add(cartPageTexts, cartPageTextsHindi)
    .add(cartTexts, cartTextsHindi)
    .add(chosenTexts, chosenTextsHindi)
    .add(togetherTexts, togetherTextsHindi)
    .add(searchHelpTexts, searchHelpTextsHindi)
    .add(againTexts, againTextsHindi)
    .add(couponTexts, couponTextsHindi)
    .add(dialogTexts, dialogTextsHindi)
    .add(dishAlertTexts, dishAlertTextsHindi)
    .add(dishTexts, dishTextsHindi)
    .add(favouriteTexts, favouriteTextsHindi)
    .add(grievanceTexts, grievanceTextsHindi)
    .add(homeTexts, homeTextsHindi)
    .add(installTexts, installTextsHindi)
    .add(invoiceTexts, invoiceTextsHindi)
    .add(legalTexts, legalTextsHindi)
    .add(menuTexts, menuTextsHindi)
    .add(newsletterTexts, newsletterTextsHindi)
    .add(ownNewsletterTexts, ownNewsletterTextsHindi)
    .add(issueTexts, issueTextsHindi)
    .add(orderChangeTexts, orderChangeTextsHindi)
    .add(gatewayTexts, gatewayTextsHindi)
    .add(openOrderTexts, openOrderTextsHindi)
    .add(orderPageTexts, orderPageTextsHindi)
    .add(orderTexts, orderTextsHindi)
    .add(upiTexts, upiTextsHindi)
    .add(whenTexts, whenTextsHindi)
    .add(privacyTexts, privacyTextsHindi)
    .add(messageTexts, messageTextsHindi)
    .add(profileTexts, profileTextsHindi)
    .add(myDataTexts, myDataTextsHindi)
    .add(orderAlertTexts, orderAlertTextsHindi)
    .add(reviewTexts, reviewTextsHindi)
    .add(passwordTexts, passwordTextsHindi)
    .add(verificationTexts, verificationTextsHindi)
    .add(endedLoginsTexts, endedLoginsTextsHindi)
    .add(mailNoticeTexts, mailNoticeTextsHindi)
    .add(proofTexts, proofTextsHindi)
    .add(twoStepTexts, twoStepTextsHindi)
    .add(sessionTexts, sessionTextsHindi)
    .add(passkeyTexts, passkeyTextsHindi)
    .add(activityTexts, activityTextsHindi)
    .add(footerTexts, footerTextsHindi)
    .add(languageTexts, languageTextsHindi)
    .add(shellTexts, shellTextsHindi)
    .add(userMenuTexts, userMenuTextsHindi)
    .add(codeTexts, codeTextsHindi)
    .add(loginTexts, loginTextsHindi)
    .add(passkeyLoginTexts, passkeyLoginTextsHindi)
    .add(signupTexts, signupTextsHindi)
    .add(providerTexts, providerTextsHindi)
    .add(supportTexts, supportTextsHindi)
    .add(dateTexts, dateTextsHindi)
    .add(siteTexts, siteTextsHindi)
    .add(personTexts, personTextsHindi)
    .add(greetingTexts, greetingTextsHindi)
    .add(uiTexts, uiTextsHindi);
