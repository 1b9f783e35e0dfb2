import { useState } from 'react';
import { useLocation } from 'react-router';
import type { PlacedByPhone } from './actions.ts';
import { OrderForm } from './order-form.tsx';
import { PlacedOrder } from './placed-order.tsx';

/** Typing an order and, once it is placed, what it came to. Opening the screen again then begins another one. */
export function PhoneOrder() {
  const { key } = useLocation();
  const [opened, setOpened] = useState(key);
  const [placed, setPlaced] = useState<PlacedByPhone>();
  if (key !== opened) {
    setOpened(key);
    // A half-typed order stays.
    setPlaced(undefined);
  }
  return placed ? <PlacedOrder placed={placed} /> : <OrderForm onPlaced={setPlaced} />;
}
