import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { CHOSEN_MESSAGES, choicesOf, type MessageChoice } from '#domain/messages/message-choices.ts';
import { updateDocument } from '#web/lib/sdk/documents.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { CURRENT_USER_KEY, type CurrentUser } from '#web/lib/session/current-user.ts';
import { useSiteSettings } from '#web/lib/site-settings.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Switch } from '#web/ui/form/switch.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { toast } from '#web/ui/toast.ts';
import { messageTexts } from './texts.ts';

/** With large letters or in a narrow window the switches of a row stand below its words. */
const WHERE_NARROW =
  '@max-[14rem]:[&_tr]:flex @max-[14rem]:[&_tr]:flex-wrap @max-[14rem]:[&_tr>:first-child]:basis-full @max-[14rem]:[&_tr>:not(:first-child)]:w-1/2';

/**
 * Which messages about orders and dishes a customer wants, on their devices and by mail; each switch takes effect at once.
 * @param device turns messages on this device on and off
 */
export function MessagesPanel({ user, device }: { user: CurrentUser; device: ReactNode }) {
  const texts = useTexts(messageTexts);
  const { plans } = useSiteSettings();
  const sdk = useSdk();
  const queries = useQueryClient();
  const [busy, setBusy] = useState<readonly MessageChoice[]>([]);
  const chosen = CHOSEN_MESSAGES.filter((kind) => kind !== 'meals' || plans.isOn).map((kind) => ({
    kind,
    ...choicesOf(kind),
  }));

  const choose = async (choice: MessageChoice, wanted: boolean) => {
    setBusy((others) => [...others, choice]);
    try {
      const profile = await updateDocument(sdk, 'users', user.$id, { [choice]: wanted });
      queries.setQueryData<CurrentUser | null>(
        CURRENT_USER_KEY,
        // Only what was changed: answers of two switches may arrive in the other order.
        (known) => known && { ...known, [choice]: profile[choice] },
      );
    } catch {
      toast.error(texts.failed);
    }
    setBusy((all) => all.filter((each) => each !== choice));
  };

  const choiceOf = (choice: MessageChoice, label: string) => (
    <Switch
      label={label}
      labelHidden
      checked={user[choice] === true}
      busy={busy.includes(choice)}
      onChange={(wanted) => void choose(choice, wanted)}
    />
  );

  return (
    <Panel title={texts.title}>
      <p className="text-muted">{texts.intro}</p>
      <div className="mt-4">{device}</div>
      <div className="@container">
        <table className={`mt-6 w-full ${WHERE_NARROW}`}>
          <thead>
            <tr className="text-left text-muted text-sm">
              <th scope="col" className="font-semibold">
                {texts.when}
              </th>
              {[texts.alert, texts.mail].map((way) => (
                <th key={way} scope="col" className="wrap-anywhere w-20 font-semibold">
                  {way}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {chosen.map(({ kind, alert, mail }) => (
              <tr key={kind} className="border-line border-t">
                <th scope="row" className="wrap-anywhere py-1 pr-3 text-left font-semibold">
                  {texts.kinds[kind]}
                </th>
                <td>{choiceOf(alert, texts.byAlert(texts.kinds[kind]))}</td>
                <td>
                  {mail ? (
                    choiceOf(mail, texts.byMail(texts.kinds[kind]))
                  ) : (
                    <span className="wrap-anywhere text-muted">{texts.always}</span>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {chosen.map(
        ({ kind, text }) =>
          text && (
            <div
              key={kind}
              className="mt-3 flex flex-wrap items-center justify-between gap-3 border-line border-t pt-3 font-semibold"
            >
              {texts.mealTexts}
              {choiceOf(text, texts.mealTexts)}
            </div>
          ),
      )}
    </Panel>
  );
}
