import { useState } from 'react';
import type { WireMyCompany } from '#domain/companies/wire.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useCompanyActions, useCompanyFailures } from '#web/shared/companies/actions.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { useQuestion } from '#web/ui/questions/use-question.tsx';
import { toast } from '#web/ui/toast.ts';
import { myCompanyTexts } from './texts.ts';

/** Runs something once at a time, and says whether it worked. */
function useActing() {
  const failed = useCompanyFailures();
  const [busy, setBusy] = useState(false);
  const act = async (task: () => Promise<void>, done: string) => {
    setBusy(true);
    try {
      await task();
      toast.success(done);
    } catch (error) {
      toast.error(failed(error));
    } finally {
      setBusy(false);
    }
  };
  return { busy, act };
}

const CARD = 'rounded-card border border-line bg-paper p-5 shadow-soft sm:p-6';

/** A company that has added the customer, who joins it or does not. */
export function Invitation({ invitation }: { invitation: WireMyCompany['invitations'][number] }) {
  const texts = useTexts(myCompanyTexts);
  const { memberId, companyId, company } = invitation;
  const { join, remove } = useCompanyActions(companyId);
  const { busy, act } = useActing();
  return (
    <section className={CARD}>
      <h2 className="wrap-anywhere text-2xl">{texts.invited(company)}</h2>
      <p className="mt-2 text-muted">{texts.invitedHint}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button busy={busy} onClick={() => void act(() => join(memberId), texts.joined(company))}>
          {texts.join}
        </Button>
        <Button
          variant="secondary"
          off={busy}
          onClick={() => void act(() => remove(memberId), texts.declined)}
        >
          {texts.decline}
        </Button>
      </div>
    </section>
  );
}

/** The company that pays for the customer's meals, with a way out of it. */
export function Membership({ member }: { member: NonNullable<WireMyCompany['member']> }) {
  const texts = useTexts(myCompanyTexts);
  const { memberId, companyId, company, isOpen } = member;
  const { remove } = useCompanyActions(companyId);
  const { busy, act } = useActing();
  const { ask, question } = useQuestion({
    title: texts.leaveTitle(company),
    children: texts.leaveText,
    confirmLabel: texts.leave,
    cancelLabel: texts.stay,
  });
  const leave = async () => {
    if (await ask()) await act(() => remove(memberId), texts.left(company));
  };
  return (
    <section className={CARD}>
      <h2 className="wrap-anywhere text-2xl">{(isOpen ? texts.pays : texts.closed)(company)}</h2>
      {isOpen && <p className="mt-2 text-muted">{texts.howTo}</p>}
      <div className="mt-4 flex flex-wrap gap-3">
        {isOpen && <LinkButton to="/plans">{texts.toPlans}</LinkButton>}
        <Button variant="secondary" busy={busy} onClick={() => void leave()}>
          {texts.leave}
        </Button>
      </div>
      {question}
    </section>
  );
}
