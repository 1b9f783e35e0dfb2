import { useQueryClient } from '@tanstack/react-query';
import type { CompanyRole } from '#domain/companies/attributes.ts';
import { companyMessages } from '#domain/companies/messages.ts';
import type { Rupees } from '#domain/money.ts';
import { planMessages } from '#domain/plans/messages.ts';
import { useFailureWords } from '#web/lib/sdk/refusal.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';
import { COMPANY_KEY } from './queries.ts';
import { companyTexts } from './texts.ts';

/** What is done with the people of a company. Every promise rejects if it was not done. */
export function useCompanyActions(companyId: string) {
  const sdk = useSdk();
  const queries = useQueryClient();
  const members = `companies/${encodeURIComponent(companyId)}/members`;
  const pathOf = (memberId: string) => `${members}/${encodeURIComponent(memberId)}`;
  const done = async (sent: Promise<unknown>) => {
    await sent;
    await queries.invalidateQueries({ queryKey: COMPANY_KEY });
  };
  return {
    /** @param memberId chosen by the form, so that a repeat adds nobody */
    add: (memberId: string, person: { name: string; contact: string; role: CompanyRole }) =>
      done(sdk.call('post', members, { memberId, ...person })),
    setRole: (memberId: string, role: CompanyRole) => done(sdk.call('patch', pathOf(memberId), { role })),
    remove: (memberId: string) => done(sdk.call('delete', pathOf(memberId))),
    /** Agrees to a price for all people of the company on a plan. */
    agree: (planId: string, price: Rupees) =>
      done(sdk.call('post', `companies/${encodeURIComponent(companyId)}/prices`, { planId, price })).then(
        () => queries.invalidateQueries({ queryKey: ['mealSubscriptions'] }),
      ),
    join: (memberId: string) => done(sdk.call('post', `${pathOf(memberId)}/join`)),
  };
}

/** Words for what the server refuses of companies. */
export function useCompanyFailures(): (error: unknown) => string {
  const texts = useTexts(companyTexts);
  const messages = useTexts(companyMessages);
  const prices = useTexts(planMessages);
  const failureWords = useFailureWords();
  return (error) =>
    failureWords(error, {
      byType: {
        company_person_known: messages.contactKnown,
        company_last_admin: messages.lastAdmin,
        plan_price_changed: prices.priceChanged,
        company_elsewhere: messages.elsewhere,
        document_not_found: texts.gone,
        user_unauthorized: texts.gone,
      },
      otherwise: texts.failed,
    });
}
