import { BellPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useDismissed } from '#web/lib/page/dismissed.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useAlerts } from '#web/shared/push/use-alerts.ts';
import { Offer } from '#web/ui/offer.tsx';
import { toast } from '#web/ui/toast.ts';
import { orderAlertTexts } from './order-texts.ts';

interface OrderNewsQuestionProps {
  userId: string;
  /** Shown if there is nothing to ask. */
  otherwise: ReactNode;
}

/**
 * Asks a customer who has ordered whether this device may show messages about their orders. Only a 'yes' makes the browser
 * ask its own question, which can be asked only once.
 */
export function OrderNewsQuestion({ userId, otherwise }: OrderNewsQuestionProps) {
  const { question, on, failed } = useTexts(orderAlertTexts);
  const { alerts, turnOn } = useAlerts(userId);
  const [isDismissed, dismiss] = useDismissed('messages');
  if (!alerts) return null;
  if (isDismissed || alerts.state !== 'off') return otherwise;
  const agree = () =>
    turnOn.mutate(undefined, {
      onSuccess: (subscribed) => (subscribed ? toast.success(on) : dismiss()),
      onError: () => toast.error(failed),
    });
  return (
    <Offer
      icon={<BellPlus className="size-6" aria-hidden="true" />}
      title={question.title}
      yes={{ label: question.yes, busy: turnOn.isPending, onPress: agree }}
      no={{ label: question.no, onPress: dismiss }}
    >
      {question.text}
    </Offer>
  );
}
