import { useQuery } from '@tanstack/react-query';
import { type KeptDays, NOTICE_ITEMS, type NoticeItemName } from '#domain/privacy/notice.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Panel } from '#web/ui/panel.tsx';
import { keptDaysQuery } from './queries.ts';
import { privacyTexts } from './texts.ts';

const NAMES = Object.keys(NOTICE_ITEMS) as readonly NoticeItemName[];

/** How long the data of an item is kept, by the current periods. */
function useKept(days: KeptDays | undefined): (name: NoticeItemName) => string {
  const texts = useTexts(privacyTexts);
  return (name) => {
    const item = NOTICE_ITEMS[name];
    const count = 'keptKind' in item ? days?.[item.keptKind] : undefined;
    if (!count) return texts.items[name].kept;
    if (name === 'orders') return texts.ordersDays(count);
    return name === 'newsletter' ? texts.unconfirmedDays(count) : texts.days(count);
  };
}

/** Each kind of personal data: its content, its purpose, who sees it and how long it is kept (COMPLY-12). */
export function NoticeList() {
  const { items, facts } = useTexts(privacyTexts);
  const kept = useKept(useQuery(keptDaysQuery(useSdk())).data);
  return NAMES.map((name) => {
    const { title, what, why, who } = items[name];
    return (
      <Panel key={name} title={title}>
        <dl className="grid gap-2">
          {[
            [facts.what, what],
            [facts.why, why],
            [facts.who, who],
            [facts.kept, kept(name)],
          ].map(([label, words]) => (
            <div key={label} className="grid gap-x-6 sm:grid-cols-[8rem_1fr]">
              <dt className="text-muted">{label}</dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
      </Panel>
    );
  });
}
