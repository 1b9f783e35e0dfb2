import { useState } from 'react';
import { CASH, HOUSE, PAYMENT_METHODS, type PaymentMethod } from '#domain/payments/methods.ts';
import { contactProblems } from '#web/lib/person/personal-info.ts';
import { personTexts } from '#web/lib/person/texts.ts';
import { useCurrentUser } from '#web/lib/session/current-user.ts';
import { useKeptForm } from '#web/lib/session/use-kept-form.ts';
import { useTexts } from '#web/lib/texts.ts';
import { whenTexts } from '#web/shared/orders/when/texts.ts';
import { type CheckoutRequest, useCheckout } from './checkout-context.ts';
import type { CheckoutContactValues } from './contact-values.ts';
import { useOwnLedgerPayment } from './own-ledger-payment.ts';

export type CheckoutDraft = ReturnType<typeof useCheckoutDraft>;

/** What the customer types and chooses on the page itself, with what is wrong with it once the button was pressed. */
export function useCheckoutDraft() {
  const { asks, usualCutlery, usualAllergies, when, bill } = useCheckout();
  const ledger = useOwnLedgerPayment(bill.total);
  const words = useTexts(personTexts);
  const { taken, missing } = useTexts(whenTexts);
  const [typed, setTyped] = useKeptForm(useCurrentUser()?.$id ?? '', 'order', {
    ...{ name: '', phone: '', note: '', cutlery: usualCutlery, method: CASH as string },
    allergies: { words: usualAllergies, consent: usualAllergies !== '', remember: usualAllergies !== '' },
  });
  const chosenMethod = PAYMENT_METHODS.find((method) => method === typed.method) ?? CASH;
  const [pressed, setPressed] = useState(false);
  const [lacksAddress, setLacksAddress] = useState(false);
  const paymentMethod = chosenMethod === HOUSE && !ledger.house ? CASH : chosenMethod;
  const contact: CheckoutContactValues = {
    name: asks.name ? typed.name : undefined,
    phone: asks.phone ? typed.phone : undefined,
    note: typed.note,
    cutlery: typed.cutlery,
    allergies: typed.allergies,
  };
  const lacksConsent = typed.allergies.words.trim() !== '' && !typed.allergies.consent;
  const wrong = contactProblems(contact);
  const problemOf = (field: keyof typeof wrong) => {
    const problem = wrong[field];
    return pressed && problem ? words[problem] : undefined;
  };
  const needsTime = when.choice === 'later' && when.at === undefined;
  const request: CheckoutRequest = {
    ...contact,
    paymentMethod: ledger.methodFor(paymentMethod),
    fromBalance: ledger.fromBalance,
    scheduledFor: when.at,
    expectedBy: when.at === undefined ? (when.offered?.soonest ?? undefined) : undefined,
  };
  return {
    setPaymentMethod: (method: PaymentMethod) => setTyped({ ...typed, method }),
    ...{ paymentMethod, ledger, contact, lacksAddress, needsTime, request },
    type: ({ name = '', phone = '', ...others }: CheckoutContactValues) =>
      setTyped({ ...typed, name, phone, ...others }),
    firstWrong: wrong.name ? 'name' : wrong.phone ? 'phone' : lacksConsent ? 'allergiesConsent' : undefined,
    lacksConsent: pressed && lacksConsent,
    errors: { name: problemOf('name'), phone: problemOf('phone') },
    timeError: when.isTaken ? taken : pressed && needsTime ? missing : undefined,
    /** To be called at each press of the button. */
    press(needsAddress: boolean): void {
      setLacksAddress(needsAddress);
      setPressed(true);
    },
  };
}
