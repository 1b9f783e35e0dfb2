import { Bike, House, ShoppingBag } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { orderMessages } from '#domain/orders/messages.ts';
import { laterPart } from '#web/lib/page/later.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useContact } from '#web/shared/content/contact-details.ts';
import { orderTexts } from '#web/shared/orders/texts.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useCheckout } from './checkout-context.ts';
import { CheckoutPart as Part } from './checkout-part.tsx';
import { PersonFields } from './person-fields.tsx';
import type { CheckoutDraft } from './use-checkout-draft.ts';

/** Only kitchens that offer pickup have it. */
const KindChoice = laterPart(async () => ({ default: (await import('./kind-choice.tsx')).KindChoice }));

interface WherePartProps {
  /** The chosen address in one line; undefined until one is chosen. */
  address: string | undefined;
  lacksAddress: boolean;
  /** The choice of the address, or the form that asks for it. */
  children: ReactNode;
  draft: CheckoutDraft;
}

/** The choice between delivery and pickup, and where the order goes. */
export function WherePart({ address, lacksAddress, draft, children }: WherePartProps) {
  const { kind, chooseKind, outside, isReceipt } = useCheckout();
  const { checkout: texts } = useTexts(orderTexts);
  const { noAddress } = useTexts(orderMessages);
  const { address: kitchenAddress } = useContact();
  const isPickup = kind === 'pickup';
  // Another address or pickup is what helps then.
  const isOutside = outside !== undefined;
  const KindIcon = isPickup ? ShoppingBag : Bike;
  const inLine = (words: string | undefined) => (isReceipt && words ? <p>{words}</p> : undefined);
  const person = !isReceipt && <PersonFields draft={draft} />;
  return (
    <>
      {chooseKind && (
        <Part
          title={texts.kind}
          icon={<KindIcon className="size-5" />}
          chosen={inLine(texts.kinds[kind].label)}
          wrong={isOutside}
        >
          <Suspense>
            <KindChoice value={kind} onChange={chooseKind} />
          </Suspense>
        </Part>
      )}
      {isPickup ? (
        <Part title={texts.fetchAt} icon={<House className="size-5" />} chosen={inLine(kitchenAddress)} fixed>
          {person}
          <p>{kitchenAddress}</p>
        </Part>
      ) : (
        <Part
          title={texts.address}
          icon={<House className="size-5" />}
          chosen={inLine(address)}
          wrong={lacksAddress || isOutside}
        >
          {person}
          {lacksAddress && isReceipt && (
            <div className="mb-4">
              <Notice tone="error">{noAddress}</Notice>
            </div>
          )}
          {children}
        </Part>
      )}
    </>
  );
}
