import { addressMessagesHindi } from '#domain/addresses/messages.hi.ts';
import { addressMessages } from '#domain/addresses/messages.ts';
import { cartMessagesHindi } from '#domain/carts/messages.hi.ts';
import { cartMessages } from '#domain/carts/messages.ts';
import { couponMessagesHindi } from '#domain/coupons/messages.hi.ts';
import { couponMessages } from '#domain/coupons/messages.ts';
import { favouriteMessagesHindi } from '#domain/favourites/messages.hi.ts';
import { favouriteMessages } from '#domain/favourites/messages.ts';
import { imageMessagesHindi } from '#domain/files/images.hi.ts';
import { imageMessages } from '#domain/files/images.ts';
import {
  grievanceCategoryWordsHindi,
  grievanceMessagesHindi,
  grievanceOutcomeWordsHindi,
} from '#domain/grievances/messages.hi.ts';
import {
  grievanceCategoryWords,
  grievanceMessages,
  grievanceOutcomeWords,
} from '#domain/grievances/messages.ts';
import { invoiceMessagesHindi } from '#domain/invoices/messages.hi.ts';
import { invoiceMessages } from '#domain/invoices/messages.ts';
import type { Translations } from '#domain/languages/translations.ts';
import { menuMessagesHindi } from '#domain/menus/messages.hi.ts';
import { menuMessages } from '#domain/menus/messages.ts';
import { contactMessagesHindi } from '#domain/messages/messages.hi.ts';
import { contactMessages } from '#domain/messages/messages.ts';
import { optionMessagesHindi } from '#domain/option-groups/messages.hi.ts';
import { optionMessages } from '#domain/option-groups/messages.ts';
import { issueKindWordsHindi, issueMessagesHindi } from '#domain/order-issues/messages.hi.ts';
import { issueKindWords, issueMessages } from '#domain/order-issues/messages.ts';
import { orderMessagesHindi } from '#domain/orders/messages.hi.ts';
import { orderMessages } from '#domain/orders/messages.ts';
import { reasonWordsHindi } from '#domain/orders/reasons.hi.ts';
import { reasonWords } from '#domain/orders/reasons.ts';
import { phaseWordsHindi, statusWordsHindi, underWayWordsHindi } from '#domain/orders/status-words.hi.ts';
import { phaseWords, statusWords, underWayWords } from '#domain/orders/status-words.ts';
import {
  paymentLabelsHindi,
  paymentLabelsOfHindi,
  paymentNotesHindi,
  paymentWordsHindi,
} from '#domain/payments/method-words.hi.ts';
import { paymentLabels, paymentLabelsOf, paymentNotes, paymentWords } from '#domain/payments/method-words.ts';
import { requestMessagesHindi } from '#domain/request-messages.hi.ts';
import { requestMessages } from '#domain/request-messages.ts';
import { reviewMessagesHindi } from '#domain/reviews/messages.hi.ts';
import { reviewMessages } from '#domain/reviews/messages.ts';
import { areaMessagesHindi } from '#domain/site/area-messages.hi.ts';
import { areaMessages } from '#domain/site/area-messages.ts';
import { openingMessagesHindi } from '#domain/site/messages.hi.ts';
import { openingMessages } from '#domain/site/messages.ts';
import { slotMessagesHindi } from '#domain/slots/messages.hi.ts';
import { slotMessages } from '#domain/slots/messages.ts';
import { userMessagesHindi } from '#domain/users/messages.hi.ts';
import { userMessages } from '#domain/users/messages.ts';
import { passwordMessagesHindi } from '#domain/users/password-messages.hi.ts';
import { passwordMessages } from '#domain/users/password-messages.ts';

/** Adds the Hindi messages of `domain` that customers read. */
export const addMessages = (translations: Translations): Translations =>
  translations
    .add(addressMessages, addressMessagesHindi)
    .add(cartMessages, cartMessagesHindi)
    .add(couponMessages, couponMessagesHindi)
    .add(favouriteMessages, favouriteMessagesHindi)
    .add(imageMessages, imageMessagesHindi)
    .add(grievanceMessages, grievanceMessagesHindi)
    .add(grievanceCategoryWords, grievanceCategoryWordsHindi)
    .add(grievanceOutcomeWords, grievanceOutcomeWordsHindi)
    .add(invoiceMessages, invoiceMessagesHindi)
    .add(menuMessages, menuMessagesHindi)
    .add(contactMessages, contactMessagesHindi)
    .add(optionMessages, optionMessagesHindi)
    .add(issueMessages, issueMessagesHindi)
    .add(issueKindWords, issueKindWordsHindi)
    .add(orderMessages, orderMessagesHindi)
    .add(phaseWords, phaseWordsHindi)
    .add(statusWords, statusWordsHindi)
    .add(underWayWords, underWayWordsHindi)
    .add(paymentLabels, paymentLabelsHindi)
    .add(paymentLabelsOf, paymentLabelsOfHindi)
    .add(paymentWords, paymentWordsHindi)
    .add(paymentNotes, paymentNotesHindi)
    .add(reasonWords, reasonWordsHindi)
    .add(requestMessages, requestMessagesHindi)
    .add(reviewMessages, reviewMessagesHindi)
    .add(areaMessages, areaMessagesHindi)
    .add(openingMessages, openingMessagesHindi)
    .add(slotMessages, slotMessagesHindi)
    .add(userMessages, userMessagesHindi)
    .add(passwordMessages, passwordMessagesHindi);
