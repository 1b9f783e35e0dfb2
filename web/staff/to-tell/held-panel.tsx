import { useState } from 'react';
import type { HeldMessages } from '#domain/messages/to-tell.ts';
import { formatMoney } from '#domain/money.ts';
import type { InPaise } from '#web/lib/sdk/amounts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { toast } from '#web/ui/toast.ts';
import { useToTellActions } from './queries.ts';
import { toTellTexts } from './texts.ts';

/** Whom messages to people from a file go to, on which way, and what they cost, before the owner lets them go (TELL-5). */
export function HeldPanel({ held }: { held: InPaise<HeldMessages> }) {
  const { held: texts, noName, noNumber, failed } = useTexts(toTellTexts);
  const { endHolds } = useToTellActions();
  const [busy, setBusy] = useState<boolean>();
  const { people } = held;
  const end = async (tells: boolean) => {
    setBusy(tells);
    try {
      await endHolds(tells);
      toast.success(tells ? texts.gone : texts.dropped);
    } catch {
      toast.error(failed);
    }
    setBusy(undefined);
  };
  return (
    <Panel title={texts.title}>
      <p>{texts.lead(people.length)}</p>
      <ul className="my-3 list-disc ps-5">
        <li>{texts.texts(held.texts, formatMoney(held.cost))}</li>
        <li>{texts.free(held.free)}</li>
        <li>{texts.onList(held.onList)}</li>
      </ul>
      <details className="mb-4">
        <summary className="min-h-11 cursor-pointer content-center font-semibold">
          {texts.who(people.length)}
        </summary>
        <ul className="grid gap-1 sm:grid-cols-2">
          {people.map(({ userId, name, phone, messages }) => (
            <li key={userId} className="wrap-anywhere">
              {[name ?? noName, phone ?? noNumber, texts.messages(messages)].join(' · ')}
            </li>
          ))}
        </ul>
      </details>
      <div className="flex flex-wrap gap-3">
        <Button busy={busy === true} off={busy === false} onClick={() => void end(true)}>
          {texts.go}
        </Button>
        <Button variant="outline" busy={busy === false} off={busy === true} onClick={() => void end(false)}>
          {texts.drop}
        </Button>
      </div>
    </Panel>
  );
}
