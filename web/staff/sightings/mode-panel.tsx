import { useDates } from '#web/lib/dates.ts';
import { useTexts } from '#web/lib/texts.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Panel } from '#web/ui/panel.tsx';
import type { SeenMoney } from './queries.ts';
import { seenMoneyTexts } from './texts.ts';

/** What two weeks say: what would have been done with the presses of people (SIGHT-14). */
function Figures({ figures }: { figures: SeenMoney['figures'] }) {
  const { modes } = useTexts(seenMoneyTexts);
  const { presses, same, proposed, asked, notSeen, otherwise, alone } = figures;
  const parts = [
    ...(proposed > 0 ? [modes.proposed(proposed)] : []),
    ...(asked > 0 ? [modes.asked(asked)] : []),
    ...(notSeen > 0 ? [modes.notSeen(notSeen)] : []),
    ...(otherwise > 0 ? [modes.otherwise(otherwise)] : []),
    ...(alone > 0 ? [modes.alone14(alone)] : []),
  ];
  if (presses === 0 && alone === 0) return <p className="text-muted">{modes.noFigures}</p>;
  return (
    <>
      <p>{modes.figures(presses, same)}</p>
      {parts.length > 0 && <p className="text-muted">{parts.join(' · ')}</p>}
    </>
  );
}

/** What the messages may do, and since when the phone was heard of. */
export function ModePanel({ seen, isOwner }: { seen: SeenMoney; isOwner: boolean }) {
  const { modes, phones: texts } = useTexts(seenMoneyTexts);
  const { shortDateAndTime } = useDates();
  const { mode, next, figures, phones } = seen;
  return (
    <Panel
      title={modes.title}
      action={
        isOwner && (
          <LinkButton variant="secondary" to="/admin/settings/payments">
            {modes.change}
          </LinkButton>
        )
      }
    >
      <div className="grid gap-2">
        <p className="font-semibold">{modes[mode]}</p>
        <Figures figures={figures} />
        {next && <p>{next.canChoose ? modes.now(modes[next.mode]) : modes.later(modes[next.mode])}</p>}
        {phones.length === 0 && <p className="text-muted">{texts.none}</p>}
        {phones.map(({ id, name, lastSeenAt, isSilent }) => {
          const when = lastSeenAt && shortDateAndTime(new Date(lastSeenAt));
          if (!when) return <p key={id}>{texts.never(name)}</p>;
          return isSilent ? (
            <Notice key={id} tone="warning">
              {texts.silent(name, when)}
            </Notice>
          ) : (
            <p key={id}>{texts.seen(name, when)}</p>
          );
        })}
        <p>
          <LinkButton variant="outline" to="/admin/team">
            {texts.manage}
          </LinkButton>
        </p>
      </div>
    </Panel>
  );
}
