import { ID } from 'appwrite';
import { useState } from 'react';
import { DEVICE_KINDS, type DeviceKind, deviceAttributes } from '#domain/devices/attributes.ts';
import { useFailureWords } from '#web/lib/sdk/refusal.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { RadioCards } from '#web/ui/form/radio-cards.tsx';
import { useSubmit } from '#web/ui/form/use-submit.ts';
import { type DeviceValues, useDeviceActions } from './actions.ts';
import { deviceTexts } from './texts.ts';

interface AddDeviceProps {
  onClose: () => void;
  onAdded: (device: DeviceValues & { $id: string }) => void;
}

/** A dialog that adds a device. */
export function AddDevice({ onClose, onAdded }: AddDeviceProps) {
  const texts = useTexts(deviceTexts);
  const failureWords = useFailureWords();
  const { add } = useDeviceActions();
  const [id] = useState(ID.unique);
  const [name, setName] = useState('');
  const [kind, setKind] = useState<DeviceKind>('printer');
  const submission = useSubmit({
    read: () => ({ name: name.trim(), kind }),
    check: (given) => (given.name ? {} : { name: texts.form.nameMissing }),
    async send(given) {
      await add(id, given);
      onAdded({ $id: id, ...given });
    },
    failed: (error) => failureWords(error, { otherwise: texts.form.failed }),
  });
  return (
    <Dialog open onClose={onClose} title={texts.add}>
      <Form submission={submission} className="grid gap-5 p-5">
        <Field
          label={texts.form.name}
          hint={texts.form.nameHint}
          name="name"
          required
          maxLength={deviceAttributes.name.size}
          autoComplete="off"
          value={name}
          error={submission.problems.name}
          onChange={(event) => setName(event.target.value)}
          data-autofocus
        />
        <RadioCards
          legend={texts.form.kind}
          name="kind"
          choices={DEVICE_KINDS.map((value) => ({
            value,
            label: texts.kinds[value],
            note: texts.form.kindNotes[value],
          }))}
          value={kind}
          onChange={setKind}
        />
        <Button type="submit" wide busy={submission.busy} busyLabel={texts.form.busy}>
          {texts.form.submit}
        </Button>
      </Form>
    </Dialog>
  );
}
