import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { dayAt } from '#domain/site/local-time.ts';
import { openingMessages } from '#domain/site/messages.ts';
import type { SettingsSection } from '#domain/site/settings.ts';
import { WEEKDAYS } from '#domain/site/spans.ts';
import { outsideHours } from '#domain/slots/affected.ts';
import { affectedMessages } from '#domain/slots/messages.ts';
import { useFailureWords } from '#web/lib/sdk/refusal.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useCurrentUser } from '#web/lib/session/current-user.ts';
import { useSiteSettings } from '#web/lib/site-settings.ts';
import { useTexts } from '#web/lib/texts.ts';
import { AffectedOrders } from '#web/shared/orders/affected-orders.tsx';
import { aheadOrdersQuery } from '#web/shared/orders/ahead-orders.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { useSubmit } from '#web/ui/form/use-submit.ts';
import { Notice } from '#web/ui/notice.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { useQuestion } from '#web/ui/questions/use-question.tsx';
import { toast } from '#web/ui/toast.ts';
import { type SectionDocument, saveSection } from '../queries.ts';
import { settingTexts } from '../texts.ts';
import { DateList } from './dates.tsx';
import { DayHours } from './day-hours.tsx';
import { copiedToAll, draftOf, fieldOf, type HoursDraft, hoursOf, problemsOf } from './draft.ts';
import { HoursEffect } from './hours-effect.tsx';
import { MenuHours } from './menu-hours.tsx';
import { hoursTexts } from './texts.ts';

const isSame = (one: HoursDraft, other: HoursDraft) => JSON.stringify(one) === JSON.stringify(other);

interface HoursFormProps {
  /** The newest version. A form without unsaved changes shows it at once. */
  document: SectionDocument<'hours'>;
  now: Date;
  onUnsaved: (section: SettingsSection, unsaved: boolean) => void;
  onSaved?: () => void;
}

/** The form of the opening hours: the week, single dates, single menus, and a preview for customers. */
export function HoursForm({ document, now, onUnsaved, onSaved }: HoursFormProps) {
  const sdk = useSdk();
  const queries = useQueryClient();
  const failureWords = useFailureWords();
  const texts = useTexts(hoursTexts);
  const settings = useTexts(settingTexts);
  const { weekdays } = useTexts(openingMessages);
  const affectedTexts = useTexts(affectedMessages);
  const { shop } = useSiteSettings();
  const today = dayAt(now, shop.timeZone);
  const read = ({ value }: SectionDocument<'hours'>) => draftOf(value, today);
  const [seen, setSeen] = useState(document);
  const [draft, setDraft] = useState(() => read(document));
  const [theirs, setTheirs] = useState<SectionDocument<'hours'>>();
  const unsaved = !isSame(read(seen), draft);

  const show = (version: SectionDocument<'hours'>) => {
    setSeen(version);
    setDraft(read(version));
    setTheirs(undefined);
  };
  if (!unsaved && document.$updatedAt > seen.$updatedAt) show(document);
  useEffect(() => {
    onUnsaved('hours', unsaved);
    return () => onUnsaved('hours', false);
  }, [onUnsaved, unsaved]);

  const { data: ahead = [] } = useQuery(aheadOrdersQuery(sdk, useCurrentUser()?.$id ?? ''));
  const fits = Object.keys(problemsOf(draft, texts.problems)).length === 0;
  const affected = unsaved && fits ? outsideHours(ahead, { hours: hoursOf(draft), shop }) : [];
  const list = <AffectedOrders title={affectedTexts.hours(affected.length)} orders={affected} />;
  const confirming = useQuestion({
    title: affectedTexts.question,
    children: list,
    confirmLabel: affectedTexts.save,
  });

  const submission = useSubmit({
    off: !unsaved,
    read: () => draft,
    check: (given) => problemsOf(given, texts.problems),
    async send(given) {
      if (affected.length > 0 && !(await confirming.ask())) return;
      const saved = await saveSection(sdk, seen, JSON.stringify(hoursOf(given)));
      void queries.invalidateQueries({ queryKey: ['settings'] });
      if (saved.isTheirs) return setTheirs(saved.document);
      show(saved.document);
      toast.success(settings.saved);
      onSaved?.();
    },
    failed: (error) =>
      failureWords(error, {
        byType: { document_invalid_structure: settings.invalid },
        otherwise: settings.failed,
      }),
  });
  const { busy, problems } = submission;
  const change = (part: Partial<HoursDraft>, field?: string) => {
    setDraft((before) => ({ ...before, ...part }));
    if (field) submission.clear(field);
  };

  return (
    <Panel title={texts.title}>
      <Form submission={submission} className="grid gap-6">
        <p className="text-muted">{texts.lead}</p>
        {theirs && (
          <Notice tone="warning">
            <p className="mb-3 font-semibold">{texts.theirs}</p>
            <div className="flex flex-wrap gap-3">
              <Button variant="secondary" onClick={() => show(theirs)}>
                {texts.takeTheirs}
              </Button>
              <Button
                variant="secondary"
                onClick={() => {
                  setSeen(theirs);
                  setTheirs(undefined);
                }}
              >
                {texts.keepMine}
              </Button>
            </div>
          </Notice>
        )}
        <fieldset className="grid min-w-0 gap-3">
          <legend className="text-lg font-semibold">{texts.week}</legend>
          {WEEKDAYS.map((day) => (
            <div
              key={day}
              className="grid min-w-0 gap-1 border-line not-last:border-b not-last:pb-3 lg:grid-cols-[minmax(0,1fr)_auto]"
            >
              <DayHours
                name={fieldOf.day(day)}
                label={weekdays[day]}
                spans={draft.week[day]}
                error={problems[fieldOf.day(day)]}
                onChange={(spans) => change({ week: { ...draft.week, [day]: spans } }, fieldOf.day(day))}
              />
              <Button
                variant="quiet"
                className="justify-self-start lg:mt-6.5"
                aria-label={texts.copyOf(weekdays[day])}
                onClick={() => setDraft(copiedToAll(draft, day))}
              >
                <Copy className="size-4.5" aria-hidden="true" />
                {texts.copy}
              </Button>
            </div>
          ))}
        </fieldset>
        <DateList
          dates={draft.exceptions}
          today={today}
          problems={problems}
          onChange={(exceptions) => {
            change({ exceptions });
            submission.clear();
          }}
        />
        <MenuHours menus={draft.menus} problems={problems} onChange={(menus) => change({ menus })} />
        <div className="sm:max-w-80">
          <Field
            required
            name={fieldOf.lastOrder}
            label={texts.lastOrder.label}
            hint={texts.lastOrder.hint}
            inputMode="numeric"
            autoComplete="off"
            value={draft.lastOrderMinutes}
            error={problems[fieldOf.lastOrder]}
            onChange={(event) => change({ lastOrderMinutes: event.target.value }, fieldOf.lastOrder)}
          />
        </div>
        {list}
        <div className="flex flex-wrap items-end justify-between gap-4">
          <div className="min-w-0 flex-1 basis-64">{fits && <HoursEffect draft={draft} now={now} />}</div>
          <Button type="submit" busy={busy} busyLabel={settings.saving} off={!unsaved}>
            {settings.save}
            <span className="sr-only">{`: ${texts.title}`}</span>
          </Button>
        </div>
      </Form>
      {confirming.question}
    </Panel>
  );
}
