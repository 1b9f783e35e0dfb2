import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { SettingsSection } from '#domain/site/settings.ts';
import { outsideHours } from '#domain/slots/affected.ts';
import { affectedMessages } from '#domain/slots/messages.ts';
import { dayAt } from '#domain/time/local-time.ts';
import { useFailureWords } from '#web/lib/sdk/refusal.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useCurrentUser } from '#web/lib/session/current-user.ts';
import { useSiteSettings } from '#web/lib/site-settings.ts';
import { useTexts } from '#web/lib/texts.ts';
import { AffectedOrders } from '#web/shared/orders/affected-orders.tsx';
import { aheadOrdersQuery } from '#web/shared/orders/ahead-orders.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { useSubmit } from '#web/ui/form/use-submit.ts';
import { Notice } from '#web/ui/notice.tsx';
import { useQuestion } from '#web/ui/questions/use-question.tsx';
import { toast } from '#web/ui/toast.ts';
import { type SectionDocument, saveSection } from '../queries.ts';
import { SectionFrame } from '../section-frame.tsx';
import { settingTexts } from '../texts.ts';
import { DateList } from './dates.tsx';
import { fieldOf, type HoursDraft, hoursOf, problemsOf } from './draft.ts';
import { HoursEffect } from './hours-effect.tsx';
import { MenuHours } from './menu-hours.tsx';
import { hoursTexts } from './texts.ts';
import { useHoursDraft } from './use-hours-draft.ts';
import { WeekFields } from './week-fields.tsx';

interface HoursFormProps {
  /** The newest version. A form without unsaved changes shows it at once. */
  document: SectionDocument<'hours'>;
  now: Date;
  /** Called with each change of the form: whether it now has unsaved changes. */
  onUnsaved: (section: SettingsSection, unsaved: boolean) => void;
  /** For a step of the guide, which moves on. */
  onSaved?: () => void;
}

/** The form of the opening hours: the week, single dates, single menus, and a preview for customers. */
export function HoursForm({ document, now, onUnsaved, onSaved }: HoursFormProps) {
  const sdk = useSdk();
  const queries = useQueryClient();
  const failureWords = useFailureWords();
  const texts = useTexts(hoursTexts);
  const settings = useTexts(settingTexts);
  const affectedTexts = useTexts(affectedMessages);
  const { shop } = useSiteSettings();
  const [isSaved, setIsSaved] = useState(false);
  const today = dayAt(now, shop.timeZone);
  const { seen, draft, unsaved, theirs, ...version } = useHoursDraft(document, today, (is) =>
    onUnsaved('hours', is),
  );

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
      if (saved.isTheirs) return version.setTheirs(saved.document);
      version.replace(saved.document);
      setIsSaved(true);
      if (!onSaved) return;
      toast.success(settings.saved);
      onSaved();
    },
    failed: (error) =>
      failureWords(error, {
        byType: { document_invalid_structure: settings.invalid },
        otherwise: settings.failed,
      }),
  });
  const { problems } = submission;
  const change = (part: Partial<HoursDraft>, field?: string) => {
    version.edit({ ...draft, ...part });
    setIsSaved(false);
    if (field) submission.clear(field);
  };

  return (
    <>
      <SectionFrame
        section="hours"
        title={texts.title}
        lead={texts.lead}
        isStep={onSaved !== undefined}
        {...{ submission, unsaved, isSaved }}
        off={!unsaved}
        preview={fits && <HoursEffect draft={draft} now={now} />}
      >
        <div className="grid min-w-0 gap-6 sm:col-span-2">
          {theirs && (
            <Notice tone="warning">
              <p className="mb-3 font-semibold">{texts.theirs}</p>
              <div className="flex flex-wrap gap-3">
                <Button variant="secondary" onClick={() => version.replace(theirs)}>
                  {texts.takeTheirs}
                </Button>
                <Button variant="secondary" onClick={() => version.keepOver(theirs)}>
                  {texts.keepMine}
                </Button>
              </div>
            </Notice>
          )}
          <WeekFields draft={draft} problems={problems} onChange={change} />
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
        </div>
      </SectionFrame>
      {confirming.question}
    </>
  );
}
