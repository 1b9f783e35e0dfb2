import { useQuery } from '@tanstack/react-query';
import { parseAmount } from '#domain/money.ts';
import { useDatesIn } from '#web/lib/dates.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useAdminId } from '#web/lib/session/admin-id.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Notice } from '#web/ui/notice.tsx';
import type { PlanDocument } from '../plan-values.ts';
import { pricePreviewQuery } from './queries.ts';
import { newPriceTexts } from './texts.ts';

const RUPEE = 100;

interface PriceNewsProps {
  plan: PlanDocument;
  /** The price as it is typed. */
  typed: string;
}

/** What a typed price would do to how many subscribers, before it is saved (PLAN-5). Nothing while it is the plan's own. */
export function PriceNews({ plan, typed }: PriceNewsProps) {
  const texts = useTexts(newPriceTexts).preview;
  const sdk = useSdk();
  const adminId = useAdminId();
  const dates = useDatesIn('UTC');
  const price = parseAmount(typed);
  const isOther = price !== undefined && price >= RUPEE && price % RUPEE === 0 && price !== plan.price;
  const query = useQuery({
    ...pricePreviewQuery(sdk, adminId, plan.$id, price ?? plan.price),
    enabled: isOther,
  });
  if (!isOther || query.isPending) return <div role="status" />;
  const lines = () => {
    if (!query.data) return [texts.failed];
    const { asked, onList, companies, companyPeople, cheaper, unchanged, from, pauses } = query.data;
    if (asked + companies + cheaper + unchanged === 0) return [texts.nobody];
    const isRise = asked + companies > 0;
    return [
      ...(asked > 0 ? [texts.asked(asked, dates.shortDate(new Date(from)))] : []),
      ...(companies > 0 ? [texts.companies(companies, companyPeople)] : []),
      ...(isRise ? [pauses ? texts.pauses : texts.keeps] : []),
      ...(onList ? [texts.onList(onList)] : []),
      ...(cheaper > 0 ? [texts.cheaper(cheaper)] : []),
      ...(unchanged > 0 ? [texts.unchanged(unchanged)] : []),
    ];
  };
  return (
    <div role="status">
      <Notice>
        {lines().map((line) => (
          <p key={line}>{line}</p>
        ))}
      </Notice>
    </div>
  );
}
