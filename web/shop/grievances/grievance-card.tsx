import { grievanceCategoryWords, grievanceOutcomeWords } from '#domain/grievances/messages.ts';
import { useDates } from '#web/lib/dates.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Facts } from '#web/ui/facts.tsx';
import { Panel } from '#web/ui/panel.tsx';
import type { Grievance } from './queries.ts';
import { grievanceTexts } from './texts.ts';

/** A complaint with its answer, as its author reads it. */
export function GrievanceCard({ grievance }: { grievance: Grievance }) {
  const texts = useTexts(grievanceTexts).state;
  const categories = useTexts(grievanceCategoryWords);
  const outcomes = useTexts(grievanceOutcomeWords);
  const { longDate } = useDates();
  const { ticket, category, text, orderNumber, state, answer, outcome, at, resolveBy } = grievance;
  const day = (moment: string) => <time dateTime={moment}>{longDate(new Date(moment))}</time>;
  return (
    <Panel
      title={texts.title(ticket)}
      action={<Badge tone={state === 'open' ? 'accent' : 'good'}>{texts.states[state]}</Badge>}
    >
      <div className="grid gap-5">
        <Facts
          facts={[
            { name: texts.about, value: categories[category] },
            ...(orderNumber === null ? [] : [{ name: texts.order, value: `#${orderNumber}` }]),
            { name: texts.filed, value: day(at) },
            ...(state === 'closed' ? [] : [{ name: texts.due, value: day(resolveBy) }]),
            ...(outcome === null ? [] : [{ name: texts.outcome, value: outcomes[outcome] }]),
          ]}
        />
        <p className="wrap-anywhere whitespace-pre-wrap">{text}</p>
        <div aria-live="polite" className="border-line border-t pt-5">
          {answer === null ? (
            <p className="text-muted">{state === 'closed' ? null : texts.noAnswer}</p>
          ) : (
            <>
              <h3 className="text-lg">{texts.answer}</h3>
              <p className="wrap-anywhere mt-1 whitespace-pre-wrap">{answer}</p>
            </>
          )}
        </div>
      </div>
    </Panel>
  );
}
