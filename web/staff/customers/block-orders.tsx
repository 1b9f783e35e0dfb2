import { useState } from 'react';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/questions/confirm-dialog.tsx';
import { useBlockOrders } from './actions.ts';
import type { RegisteredUser } from './queries.ts';
import { customerTexts } from './texts.ts';

/** Blocks a customer's orders after a confirmation, or allows them again (TRUST-1). */
export function BlockOrders({ person }: { person: RegisteredUser }) {
  const texts = useTexts(customerTexts);
  const [asked, setAsked] = useState(false);
  const change = useBlockOrders();
  const { button, question, consequence } = person.ordersBlocked ? texts.unblock : texts.block;
  const name = person.name ?? texts.noName;
  return (
    <>
      <Button
        variant="quiet"
        busy={change.isPending}
        onClick={() => setAsked(true)}
        className="max-md:w-full"
      >
        {button}
        <span className="sr-only">{`: ${name}`}</span>
      </Button>
      <ConfirmDialog
        open={asked}
        title={question}
        confirmLabel={button}
        onClose={() => setAsked(false)}
        onConfirm={() => {
          change.mutate({ id: person.id, ordersBlocked: !person.ordersBlocked });
          setAsked(false);
        }}
      >
        {consequence(name)}
      </ConfirmDialog>
    </>
  );
}
