import { dayCloseMessagesHindi } from '#domain/day-close/messages.hi.ts';
import { dayCloseMessages } from '#domain/day-close/messages.ts';
import { csvMessagesHindi } from '#domain/dishes/csv-messages.hi.ts';
import { csvMessages } from '#domain/dishes/csv-messages.ts';
import { dishMessagesHindi } from '#domain/dishes/messages.hi.ts';
import { dishMessages } from '#domain/dishes/messages.ts';
import { invitationMessagesHindi, roleWordsHindi } from '#domain/invitations/messages.hi.ts';
import { invitationMessages, roleWords } from '#domain/invitations/messages.ts';
import type { Translations } from '#domain/languages/translations.ts';
import { changeStateWordsHindi } from '#domain/orders/messages.hi.ts';
import { changeStateWords } from '#domain/orders/messages.ts';
import { stepTakenWordsHindi, stepWordsHindi } from '#domain/orders/status-words.hi.ts';
import { stepTakenWords, stepWords } from '#domain/orders/status-words.ts';
import { paymentMessagesHindi } from '#domain/payments/messages.hi.ts';
import { paymentMessages } from '#domain/payments/messages.ts';
import { bankWordsHindi, handWordsHindi, methodNamesHindi } from '#domain/payments/method-words.hi.ts';
import { bankWords, handWords, methodNames } from '#domain/payments/method-words.ts';
import { takeBackWordsHindi } from '#domain/payments/take-back-words.hi.ts';
import { takeBackWords } from '#domain/payments/take-back-words.ts';
import { printMessagesHindi } from '#domain/printing/messages.hi.ts';
import { printMessages } from '#domain/printing/messages.ts';
import { pushMessagesHindi } from '#domain/push/messages.hi.ts';
import { pushMessages } from '#domain/push/messages.ts';
import { reportMessagesHindi } from '#domain/reports/messages.hi.ts';
import { reportMessages } from '#domain/reports/messages.ts';
import { affectedMessagesHindi } from '#domain/slots/messages.hi.ts';
import { affectedMessages } from '#domain/slots/messages.ts';
import { foodIconTextsHindi } from '#web/brand/food-icon-texts.hi.ts';
import { foodIconTexts } from '#web/brand/food-icon-texts.ts';
import { stockTextsHindi } from '#web/brand/stock-texts.hi.ts';
import { stockTexts } from '#web/brand/stock-texts.ts';
import { optionGroupTextsHindi } from '#web/shared/option-groups/texts.hi.ts';
import { optionGroupTexts } from '#web/shared/option-groups/texts.ts';
import { pushTextsHindi } from '#web/shared/push/texts.hi.ts';
import { pushTexts } from '#web/shared/push/texts.ts';
import { dataListTextsHindi } from '#web/ui/lists/data-list-texts.hi.ts';
import { dataListTexts } from '#web/ui/lists/data-list-texts.ts';
import { sortableTextsHindi } from '#web/ui/sortable/texts.hi.ts';
import { sortableTexts } from '#web/ui/sortable/texts.ts';

/** Adds the Hindi messages of `domain`, and the texts of shared components, that only people at work read. */
export const addWorkMessages = (translations: Translations): Translations =>
  translations
    .add(dayCloseMessages, dayCloseMessagesHindi)
    .add(csvMessages, csvMessagesHindi)
    .add(dishMessages, dishMessagesHindi)
    .add(invitationMessages, invitationMessagesHindi)
    .add(roleWords, roleWordsHindi)
    .add(changeStateWords, changeStateWordsHindi)
    .add(stepWords, stepWordsHindi)
    .add(stepTakenWords, stepTakenWordsHindi)
    .add(paymentMessages, paymentMessagesHindi)
    .add(takeBackWords, takeBackWordsHindi)
    .add(methodNames, methodNamesHindi)
    .add(bankWords, bankWordsHindi)
    .add(handWords, handWordsHindi)
    .add(printMessages, printMessagesHindi)
    .add(pushMessages, pushMessagesHindi)
    .add(reportMessages, reportMessagesHindi)
    .add(affectedMessages, affectedMessagesHindi)
    .add(foodIconTexts, foodIconTextsHindi)
    .add(stockTexts, stockTextsHindi)
    .add(pushTexts, pushTextsHindi)
    .add(optionGroupTexts, optionGroupTextsHindi)
    .add(dataListTexts, dataListTextsHindi)
    .add(sortableTexts, sortableTextsHindi);
