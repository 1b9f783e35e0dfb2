import { dayWordsHindi } from '#domain/day-close/words.hi.ts';
import { dayWords } from '#domain/day-close/words.ts';
import type { Translations } from '#domain/languages/translations.ts';
import {
  adminShellTextsHindi,
  menuSectionTextsHindi,
  moreTextsHindi,
} from '#web/features/admin/shell-texts.hi.ts';
import { adminShellTexts, menuSectionTexts, moreTexts } from '#web/features/admin/shell-texts.ts';
import { dashboardTextsHindi } from '#web/features/admin/texts.hi.ts';
import { dashboardTexts } from '#web/features/admin/texts.ts';
import { auditTextsHindi } from '#web/features/audits/texts.hi.ts';
import { auditTexts } from '#web/features/audits/texts.ts';
import { breachTextsHindi } from '#web/features/breach/texts.hi.ts';
import { breachTexts } from '#web/features/breach/texts.ts';
import { couponAdminTextsHindi } from '#web/features/coupons-admin/texts.hi.ts';
import { couponAdminTexts } from '#web/features/coupons-admin/texts.ts';
import { customerTextsHindi } from '#web/features/customers/texts.hi.ts';
import { customerTexts } from '#web/features/customers/texts.ts';
import { dayCloseTextsHindi } from '#web/features/day-close/texts.hi.ts';
import { dayCloseTexts } from '#web/features/day-close/texts.ts';
import { deliveryTextsHindi } from '#web/features/deliveries/texts.hi.ts';
import { deliveryTexts } from '#web/features/deliveries/texts.ts';
import { deviceTextsHindi } from '#web/features/devices/texts.hi.ts';
import { deviceTexts } from '#web/features/devices/texts.ts';
import { arrangingTextsHindi } from '#web/features/dishes-admin/arranging/texts.hi.ts';
import { arrangingTexts } from '#web/features/dishes-admin/arranging/texts.ts';
import { dishOptionTextsHindi } from '#web/features/dishes-admin/options/texts.hi.ts';
import { dishOptionTexts } from '#web/features/dishes-admin/options/texts.ts';
import { priceTextsHindi } from '#web/features/dishes-admin/prices/texts.hi.ts';
import { priceTexts } from '#web/features/dishes-admin/prices/texts.ts';
import { dishAdminTextsHindi } from '#web/features/dishes-admin/texts.hi.ts';
import { dishAdminTexts } from '#web/features/dishes-admin/texts.ts';
import { dishesCsvTextsHindi } from '#web/features/dishes-csv/texts.hi.ts';
import { dishesCsvTexts } from '#web/features/dishes-csv/texts.ts';
import { grievanceAdminTextsHindi } from '#web/features/grievances-admin/texts.hi.ts';
import { grievanceAdminTexts } from '#web/features/grievances-admin/texts.ts';
import { adminInvoiceTextsHindi } from '#web/features/invoices/admin-texts.hi.ts';
import { adminInvoiceTexts } from '#web/features/invoices/admin-texts.ts';
import { awaitingTextsHindi } from '#web/features/kitchen/awaiting/texts.hi.ts';
import { awaitingTexts } from '#web/features/kitchen/awaiting/texts.ts';
import { boardChangeTextsHindi } from '#web/features/kitchen/changes/texts.hi.ts';
import { boardChangeTexts } from '#web/features/kitchen/changes/texts.ts';
import { offlineBoardTextsHindi } from '#web/features/kitchen/connection/texts.hi.ts';
import { offlineBoardTexts } from '#web/features/kitchen/connection/texts.ts';
import { serviceTextsHindi } from '#web/features/kitchen/service/texts.hi.ts';
import { serviceTexts } from '#web/features/kitchen/service/texts.ts';
import { boardStockTextsHindi } from '#web/features/kitchen/stock/texts.hi.ts';
import { boardStockTexts } from '#web/features/kitchen/stock/texts.ts';
import { kitchenTextsHindi } from '#web/features/kitchen/texts.hi.ts';
import { kitchenTexts } from '#web/features/kitchen/texts.ts';
import { mailTextsHindi } from '#web/features/mails/texts.hi.ts';
import { mailTexts } from '#web/features/mails/texts.ts';
import { menuPrintTextsHindi } from '#web/features/menu-print/texts.hi.tsx';
import { menuPrintTexts } from '#web/features/menu-print/texts.tsx';
import { menuAdminTextsHindi } from '#web/features/menus-admin/texts.hi.ts';
import { menuAdminTexts } from '#web/features/menus-admin/texts.ts';
import { messageTextsHindi } from '#web/features/messages/texts.hi.ts';
import { messageTexts } from '#web/features/messages/texts.ts';
import { subscriberTextsHindi } from '#web/features/newsletter/subscriber-texts.hi.ts';
import { subscriberTexts } from '#web/features/newsletter/subscriber-texts.ts';
import { groupAdminTextsHindi } from '#web/features/option-groups-admin/texts.hi.ts';
import { groupAdminTexts } from '#web/features/option-groups-admin/texts.ts';
import { adminIssueTextsHindi } from '#web/features/order-issues/admin-texts.hi.ts';
import { adminIssueTexts } from '#web/features/order-issues/admin-texts.ts';
import { adminOrderTextsHindi } from '#web/features/orders/admin-texts.hi.ts';
import { adminOrderTexts } from '#web/features/orders/admin-texts.ts';
import { byPhoneTextsHindi } from '#web/features/orders/by-phone/texts.hi.ts';
import { byPhoneTexts } from '#web/features/orders/by-phone/texts.ts';
import { correctionTextsHindi } from '#web/features/payment-corrections/texts.hi.ts';
import { correctionTexts } from '#web/features/payment-corrections/texts.ts';
import { printingTextsHindi } from '#web/features/printing/texts.hi.ts';
import { printingTexts } from '#web/features/printing/texts.ts';
import { nameQuestionTextsHindi } from '#web/features/profile/name-question-texts.hi.ts';
import { nameQuestionTexts } from '#web/features/profile/name-question-texts.ts';
import { reportTextsHindi } from '#web/features/reports/texts.hi.ts';
import { reportTexts } from '#web/features/reports/texts.ts';
import { reviewAdminTextsHindi } from '#web/features/reviews-admin/texts.hi.ts';
import { reviewAdminTexts } from '#web/features/reviews-admin/texts.ts';
import { contentTextsHindi } from '#web/features/site-settings/content-texts.hi.ts';
import { contentTexts } from '#web/features/site-settings/content-texts.ts';
import { hoursTextsHindi } from '#web/features/site-settings/hours/texts.hi.ts';
import { hoursTexts } from '#web/features/site-settings/hours/texts.ts';
import { limitTextsHindi } from '#web/features/site-settings/limit-texts.hi.ts';
import { limitTexts } from '#web/features/site-settings/limit-texts.ts';
import { taxTextsHindi } from '#web/features/site-settings/tax/texts.hi.ts';
import { taxTexts } from '#web/features/site-settings/tax/texts.ts';
import { testPaymentTextsHindi } from '#web/features/site-settings/test-payments/texts.hi.ts';
import { testPaymentTexts } from '#web/features/site-settings/test-payments/texts.ts';
import { settingTextsHindi } from '#web/features/site-settings/texts.hi.ts';
import { settingTexts } from '#web/features/site-settings/texts.ts';
import { welcomeTextsHindi } from '#web/features/site-settings/welcome/texts.hi.ts';
import { welcomeTexts } from '#web/features/site-settings/welcome/texts.ts';
import { joinTextsHindi, teamTextsHindi } from '#web/features/team/texts.hi.ts';
import { joinTexts, teamTexts } from '#web/features/team/texts.ts';
import { statusTextsHindi } from '#web/shared/status/texts.hi.ts';
import { statusTexts } from '#web/shared/status/texts.ts';
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
    .add(contentTexts, contentTextsHindi)
    .add(limitTexts, limitTextsHindi)
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
    .add(taxTexts, taxTextsHindi)
    .add(teamTexts, teamTextsHindi)
    .add(welcomeTexts, welcomeTextsHindi);
