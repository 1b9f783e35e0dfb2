import { dayWordsHindi } from '#domain/day-close/words.hi.ts';
import { dayWords } from '#domain/day-close/words.ts';
import type { Translations } from '#domain/languages/translations.ts';
import { statusTextsHindi } from '#web/shared/status/texts.hi.ts';
import { statusTexts } from '#web/shared/status/texts.ts';
import { auditTextsHindi } from '#web/staff/audits/texts.hi.ts';
import { auditTexts } from '#web/staff/audits/texts.ts';
import { breachTextsHindi } from '#web/staff/breach/texts.hi.ts';
import { breachTexts } from '#web/staff/breach/texts.ts';
import { couponAdminTextsHindi } from '#web/staff/coupons/texts.hi.ts';
import { couponAdminTexts } from '#web/staff/coupons/texts.ts';
import { customerTextsHindi } from '#web/staff/customers/texts.hi.ts';
import { customerTexts } from '#web/staff/customers/texts.ts';
import { dayCloseTextsHindi } from '#web/staff/day-close/texts.hi.ts';
import { dayCloseTexts } from '#web/staff/day-close/texts.ts';
import { deliveryTextsHindi } from '#web/staff/deliveries/texts.hi.ts';
import { deliveryTexts } from '#web/staff/deliveries/texts.ts';
import { deviceTextsHindi } from '#web/staff/devices/texts.hi.ts';
import { deviceTexts } from '#web/staff/devices/texts.ts';
import { arrangingTextsHindi } from '#web/staff/dishes/arranging/texts.hi.ts';
import { arrangingTexts } from '#web/staff/dishes/arranging/texts.ts';
import { dishOptionTextsHindi } from '#web/staff/dishes/options/texts.hi.ts';
import { dishOptionTexts } from '#web/staff/dishes/options/texts.ts';
import { priceTextsHindi } from '#web/staff/dishes/prices/texts.hi.ts';
import { priceTexts } from '#web/staff/dishes/prices/texts.ts';
import { dishAdminTextsHindi } from '#web/staff/dishes/texts.hi.ts';
import { dishAdminTexts } from '#web/staff/dishes/texts.ts';
import { dishesCsvTextsHindi } from '#web/staff/dishes-csv/texts.hi.ts';
import { dishesCsvTexts } from '#web/staff/dishes-csv/texts.ts';
import { grievanceAdminTextsHindi } from '#web/staff/grievances/texts.hi.ts';
import { grievanceAdminTexts } from '#web/staff/grievances/texts.ts';
import { adminInvoiceTextsHindi } from '#web/staff/invoices/texts.hi.ts';
import { adminInvoiceTexts } from '#web/staff/invoices/texts.ts';
import { awaitingTextsHindi } from '#web/staff/kitchen/awaiting/texts.hi.ts';
import { awaitingTexts } from '#web/staff/kitchen/awaiting/texts.ts';
import { boardChangeTextsHindi } from '#web/staff/kitchen/changes/texts.hi.ts';
import { boardChangeTexts } from '#web/staff/kitchen/changes/texts.ts';
import { offlineBoardTextsHindi } from '#web/staff/kitchen/connection/texts.hi.ts';
import { offlineBoardTexts } from '#web/staff/kitchen/connection/texts.ts';
import { serviceTextsHindi } from '#web/staff/kitchen/service/texts.hi.ts';
import { serviceTexts } from '#web/staff/kitchen/service/texts.ts';
import { boardStockTextsHindi } from '#web/staff/kitchen/stock/texts.hi.ts';
import { boardStockTexts } from '#web/staff/kitchen/stock/texts.ts';
import { kitchenTextsHindi } from '#web/staff/kitchen/texts.hi.ts';
import { kitchenTexts } from '#web/staff/kitchen/texts.ts';
import { mailTextsHindi } from '#web/staff/mails/texts.hi.ts';
import { mailTexts } from '#web/staff/mails/texts.ts';
import { menuPrintTextsHindi } from '#web/staff/menu-print/texts.hi.tsx';
import { menuPrintTexts } from '#web/staff/menu-print/texts.tsx';
import { menuAdminTextsHindi } from '#web/staff/menus/texts.hi.ts';
import { menuAdminTexts } from '#web/staff/menus/texts.ts';
import { messageTextsHindi } from '#web/staff/messages/texts.hi.ts';
import { messageTexts } from '#web/staff/messages/texts.ts';
import { subscriberTextsHindi } from '#web/staff/newsletter/texts.hi.ts';
import { subscriberTexts } from '#web/staff/newsletter/texts.ts';
import { groupAdminTextsHindi } from '#web/staff/option-groups/texts.hi.ts';
import { groupAdminTexts } from '#web/staff/option-groups/texts.ts';
import { adminIssueTextsHindi } from '#web/staff/order-issues/texts.hi.ts';
import { adminIssueTexts } from '#web/staff/order-issues/texts.ts';
import { byPhoneTextsHindi } from '#web/staff/orders/by-phone/texts.hi.ts';
import { byPhoneTexts } from '#web/staff/orders/by-phone/texts.ts';
import { adminOrderTextsHindi } from '#web/staff/orders/texts.hi.ts';
import { adminOrderTexts } from '#web/staff/orders/texts.ts';
import { correctionTextsHindi } from '#web/staff/payment-corrections/texts.hi.ts';
import { correctionTexts } from '#web/staff/payment-corrections/texts.ts';
import { printingTextsHindi } from '#web/staff/printing/texts.hi.ts';
import { printingTexts } from '#web/staff/printing/texts.ts';
import { reportTextsHindi } from '#web/staff/reports/texts.hi.ts';
import { reportTexts } from '#web/staff/reports/texts.ts';
import { reviewAdminTextsHindi } from '#web/staff/reviews/texts.hi.ts';
import { reviewAdminTexts } from '#web/staff/reviews/texts.ts';
import { nameQuestionTextsHindi } from '#web/staff/shell/name-question-texts.hi.ts';
import { nameQuestionTexts } from '#web/staff/shell/name-question-texts.ts';
import {
  adminShellTextsHindi,
  menuSectionTextsHindi,
  moreTextsHindi,
} from '#web/staff/shell/shell-texts.hi.ts';
import { adminShellTexts, menuSectionTexts, moreTexts } from '#web/staff/shell/shell-texts.ts';
import { dashboardTextsHindi } from '#web/staff/shell/texts.hi.ts';
import { dashboardTexts } from '#web/staff/shell/texts.ts';
import { hoursTextsHindi } from '#web/staff/site-settings/hours/texts.hi.ts';
import { hoursTexts } from '#web/staff/site-settings/hours/texts.ts';
import { testPaymentTextsHindi } from '#web/staff/site-settings/test-payments/texts.hi.ts';
import { testPaymentTexts } from '#web/staff/site-settings/test-payments/texts.ts';
import { settingTextsHindi } from '#web/staff/site-settings/texts.hi.ts';
import { settingTexts } from '#web/staff/site-settings/texts.ts';
import { welcomeTextsHindi } from '#web/staff/site-settings/welcome/texts.hi.ts';
import { welcomeTexts } from '#web/staff/site-settings/welcome/texts.ts';
import { joinTextsHindi, teamTextsHindi } from '#web/staff/team/texts.hi.ts';
import { joinTexts, teamTexts } from '#web/staff/team/texts.ts';
import { addWorkMessages } from './hindi-work-messages.ts';

/** Adds the Hindi texts of the admin, the kitchen board and the riders' page. */
export const addWork = (translations: Translations): Translations =>
  addWorkMessages(translations)
    .add(adminInvoiceTexts, adminInvoiceTextsHindi)
    .add(adminIssueTexts, adminIssueTextsHindi)
    .add(adminOrderTexts, adminOrderTextsHindi)
    .add(adminShellTexts, adminShellTextsHindi)
    .add(arrangingTexts, arrangingTextsHindi)
    .add(auditTexts, auditTextsHindi)
    .add(awaitingTexts, awaitingTextsHindi)
    .add(boardChangeTexts, boardChangeTextsHindi)
    .add(boardStockTexts, boardStockTextsHindi)
    .add(breachTexts, breachTextsHindi)
    .add(byPhoneTexts, byPhoneTextsHindi)
    .add(couponAdminTexts, couponAdminTextsHindi)
    .add(customerTexts, customerTextsHindi)
    .add(dashboardTexts, dashboardTextsHindi)
    .add(dayCloseTexts, dayCloseTextsHindi)
    .add(dayWords, dayWordsHindi)
    .add(deliveryTexts, deliveryTextsHindi)
    .add(deviceTexts, deviceTextsHindi)
    .add(dishAdminTexts, dishAdminTextsHindi)
    .add(dishOptionTexts, dishOptionTextsHindi)
    .add(dishesCsvTexts, dishesCsvTextsHindi)
    .add(grievanceAdminTexts, grievanceAdminTextsHindi)
    .add(statusTexts, statusTextsHindi)
    .add(groupAdminTexts, groupAdminTextsHindi)
    .add(hoursTexts, hoursTextsHindi)
    .add(joinTexts, joinTextsHindi)
    .add(kitchenTexts, kitchenTextsHindi)
    .add(offlineBoardTexts, offlineBoardTextsHindi)
    .add(correctionTexts, correctionTextsHindi)
    .add(nameQuestionTexts, nameQuestionTextsHindi)
    .add(mailTexts, mailTextsHindi)
    .add(menuAdminTexts, menuAdminTextsHindi)
    .add(menuPrintTexts, menuPrintTextsHindi)
    .add(menuSectionTexts, menuSectionTextsHindi)
    .add(messageTexts, messageTextsHindi)
    .add(moreTexts, moreTextsHindi)
    .add(priceTexts, priceTextsHindi)
    .add(printingTexts, printingTextsHindi)
    .add(reportTexts, reportTextsHindi)
    .add(reviewAdminTexts, reviewAdminTextsHindi)
    .add(serviceTexts, serviceTextsHindi)
    .add(settingTexts, settingTextsHindi)
    .add(testPaymentTexts, testPaymentTextsHindi)
    .add(subscriberTexts, subscriberTextsHindi)
    .add(teamTexts, teamTextsHindi)
    .add(welcomeTexts, welcomeTextsHindi);
