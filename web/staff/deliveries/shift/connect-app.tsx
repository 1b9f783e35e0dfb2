import { useState } from 'react';
import { APP_NAMES, type AppName } from '#domain/rides/app-set-up.ts';
import { useFailureWords } from '#web/lib/sdk/refusal.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { readFields } from '#web/ui/form/form-fields.ts';
import { RadioCards } from '#web/ui/form/radio-cards.tsx';
import { useSubmit } from '#web/ui/form/use-submit.ts';
import { SetUpApp } from './set-up-app.tsx';
import { shiftTexts } from './texts.ts';

const APPS: readonly AppName[] = ['ownTracks', 'traccar'];

interface ConnectAppProps {
  /** Makes a token for a phone of this name. */
  connect: (name: string) => Promise<string>;
  onClose: () => void;
}

/** Asks which app a rider wants to connect, makes its token, and shows how the app is set up. */
export function ConnectApp({ connect, onClose }: ConnectAppProps) {
  const { phones: texts, apps, setUp, failed } = useTexts(shiftTexts);
  const failureWords = useFailureWords();
  const [app, choose] = useState<AppName>('ownTracks');
  const [token, setToken] = useState<string>();
  const submission = useSubmit({
    read: (form) => readFields(form, ['name']).name.trim(),
    check: (name) => (name === '' ? { name: texts.noName } : {}),
    send: async (name) => setToken(await connect(name)),
    failed: (error) => failureWords(error, { otherwise: failed }),
  });
  return (
    <Dialog open onClose={onClose} title={token ? setUp.title(APP_NAMES[app]) : texts.connect} size="small">
      {token ? (
        <SetUpApp app={app} token={token} onDone={onClose} />
      ) : (
        <Form submission={submission} className="grid grid-cols-1 gap-4 p-5 pt-2">
          <RadioCards
            legend={texts.app}
            name="app"
            value={app}
            onChange={choose}
            choices={APPS.map((each) => ({ value: each, label: APP_NAMES[each], note: apps[each] }))}
          />
          <Field
            label={texts.name}
            name="name"
            required
            maxLength={64}
            defaultValue={texts.firstName}
            error={submission.problems.name}
          />
          <Button wide type="submit" busy={submission.busy}>
            {texts.makeToken}
          </Button>
        </Form>
      )}
    </Dialog>
  );
}
