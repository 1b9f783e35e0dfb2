import { useQuery } from '@tanstack/react-query';
import { Phone } from 'lucide-react';
import { useState } from 'react';
import { MAX_TAKER } from '#domain/hand-over/attributes.ts';
import { CODE_DIGITS, isCode, needsCode, triesLeft } from '#domain/hand-over/code.ts';
import { handOverMessages } from '#domain/hand-over/messages.ts';
import { formatMoney } from '#domain/money.ts';
import { withoutGroups } from '#domain/numbers.ts';
import { handWords } from '#domain/payments/method-words.ts';
import { HAND_METHODS, type HandMethod } from '#domain/payments/methods.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useContact } from '#web/shared/content/contact-details.ts';
import { AnchorButton, Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { amountOf, type Delivery, type DuePayment } from '../delivery.ts';
import { deliveryTexts } from '../texts.ts';
import type { RiderActions } from '../use-rider-actions.ts';
import { DoorPhotoField } from './door-photo-field.tsx';
import { doorPhotoQuery } from './queries.ts';
import { doorTexts } from './texts.ts';
import { useDoorPhoto } from './use-door-photo.ts';

interface HandOverProps {
  delivery: Delivery;
  due: readonly DuePayment[];
  acts: RiderActions;
}

/** What is left of an order whose code was entered too often: the kitchen's word. */
function Spent() {
  const texts = useTexts(doorTexts);
  const { spent } = useTexts(handOverMessages);
  const { phoneHref } = useContact();
  return (
    <>
      <Notice tone="warning">{spent}</Notice>
      <AnchorButton variant="secondary" wide href={phoneHref}>
        <Phone className="size-5" aria-hidden="true" />
        {texts.call}
      </AnchorButton>
    </>
  );
}

interface FormProps extends HandOverProps {
  asksMore: boolean;
  onDone: () => void;
}

/** Code, name, photo and money, as far as the order asks for them. */
function Form({ delivery, due, acts, asksMore, onDone }: FormProps) {
  const texts = useTexts(doorTexts);
  const { actions, question } = useTexts(deliveryTexts);
  const hand = useTexts(handWords);
  const { data: hasPhoto = false } = useQuery(doorPhotoQuery(useSdk()));
  const photo = useDoorPhoto();
  const [code, setCode] = useState('');
  const [taker, setTaker] = useState('');
  const [checked, setChecked] = useState(false);
  const isAsked = needsCode(delivery);
  const busy = acts.isBusy(delivery.id) || photo.percent !== undefined;
  if (isAsked && triesLeft(delivery) === 0) return <Spent />;

  const finish = async (method?: HandMethod) => {
    setChecked(true);
    if (isAsked && !isCode(code)) return;
    const done = await acts.act(
      delivery,
      ...(isAsked ? [{ type: 'code', code } as const] : []),
      ...(method ? due.map((payment) => ({ type: 'pay', payment, method }) as const) : []),
      {
        type: 'step',
        to: 'delivered',
        ...(taker.trim() && { handedTo: taker.trim() }),
        ...(photo.id !== undefined && { photoId: photo.id }),
      },
    );
    setCode('');
    setChecked(false);
    if (done) onDone();
  };
  const problem = acts.problemOf(delivery);
  return (
    <>
      {isAsked && (
        <Field
          label={texts.code}
          hint={texts.codeHint(triesLeft(delivery))}
          error={checked && !isCode(code) ? texts.codeMissing : undefined}
          required
          inputMode="numeric"
          autoComplete="off"
          value={code}
          onChange={(event) => setCode(withoutGroups(event.target.value).slice(0, CODE_DIGITS))}
          className="text-center font-bold text-2xl tracking-[0.5em]"
        />
      )}
      {problem && (
        <p role="alert" className="font-semibold text-danger">
          {problem}
        </p>
      )}
      {asksMore && hasPhoto && <DoorPhotoField photo={photo} />}
      {asksMore && (
        <Field
          label={texts.taker}
          hint={texts.takerHint}
          maxLength={MAX_TAKER}
          autoComplete="off"
          value={taker}
          onChange={(event) => setTaker(event.target.value)}
        />
      )}
      {due.length === 0 ? (
        <Button wide busy={busy} onClick={() => void finish()}>
          {actions.delivered}
        </Button>
      ) : (
        <>
          <p className="text-muted">{question.hint}</p>
          {HAND_METHODS.map((method, index) => (
            <Button
              key={method}
              wide
              busy={busy}
              variant={index === 0 ? 'primary' : 'secondary'}
              onClick={() => void finish(method)}
            >
              {hand[method].answer}
            </Button>
          ))}
        </>
      )}
    </>
  );
}

interface HandOverDialogProps extends HandOverProps {
  open: boolean;
  /** Whether it asks who takes the food, and for a photo. */
  asksMore: boolean;
  onClose: () => void;
}

function HandOverDialog({ open, onClose, ...form }: HandOverDialogProps) {
  const texts = useTexts(doorTexts);
  const { question } = useTexts(deliveryTexts);
  const { delivery, due } = form;
  const title = due.length > 0 ? question.title(formatMoney(amountOf(due))) : texts.title(delivery.number);
  return (
    <Dialog open={open} onClose={onClose} title={title} size="small">
      <div className="grid gap-3 p-5 pt-2">{open && <Form {...form} onDone={onClose} />}</div>
    </Dialog>
  );
}

/** 'Delivered': one press, or a question for the code and for money that is due. */
export function Delivered({ delivery, due, acts, className }: HandOverProps & { className: string }) {
  const { actions } = useTexts(deliveryTexts);
  const { data: hasPhoto = false } = useQuery(doorPhotoQuery(useSdk()));
  const [asking, setAsking] = useState(false);
  const isLeft = delivery.door.leaveAtDoor && hasPhoto;
  const asks = due.length > 0 || needsCode(delivery) || isLeft;
  const finish = () => (asks ? setAsking(true) : void acts.act(delivery, { type: 'step', to: 'delivered' }));
  return (
    <>
      <Button className={className} busy={acts.isBusy(delivery.id)} onClick={finish}>
        {actions.delivered}
      </Button>
      <HandOverDialog
        {...{ delivery, due, acts }}
        asksMore={needsCode(delivery) || isLeft}
        open={asking}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

/** 'Delivered' with a name or a photo, in the unfolded part. */
export function DeliveredWithMore({ delivery, due, acts }: HandOverProps) {
  const texts = useTexts(doorTexts);
  const { data: hasPhoto = false } = useQuery(doorPhotoQuery(useSdk()));
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="secondary" wide busy={acts.isBusy(delivery.id)} onClick={() => setAsking(true)}>
        {hasPhoto ? texts.more : texts.moreNoPhoto}
      </Button>
      <HandOverDialog {...{ delivery, due, acts }} asksMore open={asking} onClose={() => setAsking(false)} />
    </>
  );
}
