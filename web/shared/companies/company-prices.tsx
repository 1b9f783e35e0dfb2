import { useState } from 'react';
import { formatMoney, toRupees } from '#domain/money.ts';
import { useDatesIn } from '#web/lib/dates.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { toast } from '#web/ui/toast.ts';
import { useCompanyActions, useCompanyFailures } from './actions.ts';
import type { CompanyPeople } from './queries.ts';
import { companyTexts } from './texts.ts';

type NewPrice = CompanyPeople['newPrices'][number];

/** A higher price that the company is asked to agree to, once for all its people (PLAN-5). */
function CompanyPrice({ companyId, asked }: { companyId: string; asked: NewPrice }) {
  const texts = useTexts(companyTexts).newPrice;
  const failed = useCompanyFailures();
  const { agree } = useCompanyActions(companyId);
  const dates = useDatesIn('UTC');
  const [busy, setBusy] = useState(false);
  const { planId, planName, before, price, from, people, pauses } = asked;
  const press = async () => {
    setBusy(true);
    try {
      await agree(planId, toRupees(price));
      toast.success(texts.agreed);
    } catch (error) {
      toast.error(failed(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Notice tone="warning">
      <p className="wrap-anywhere">
        {texts.news(planName, formatMoney(price), formatMoney(before), dates.shortDate(new Date(from)))}{' '}
        {(pauses ? texts.pauses : texts.keeps)(people)}
      </p>
      <Button variant="secondary" className="mt-3" busy={busy} onClick={() => void press()}>
        {texts.agree(formatMoney(price), people)}
      </Button>
    </Notice>
  );
}

/** The higher prices that a company has not answered; nothing without any. */
export function CompanyPrices({ companyId, asked }: { companyId: string; asked: readonly NewPrice[] }) {
  if (asked.length === 0) return null;
  return (
    <div className="mb-4 grid gap-3">
      {asked.map((each) => (
        <CompanyPrice key={`${each.planId} ${each.price} ${each.from}`} companyId={companyId} asked={each} />
      ))}
    </div>
  );
}
