import { useState } from 'react';
import { useLocation } from 'react-router';
import type { PlacedByPhone } from './actions.ts';
import { type BesideCaller, OrderForm } from './order-form.tsx';
import { PlacedOrder } from './placed-order.tsx';

/** The form of a phone order, and afterwards the placed order. Opening the screen again begins another order. */
export function PhoneOrder({ besideCaller }: { besideCaller: BesideCaller }) {
  const { key } = useLocation();
  const [opened, setOpened] = useState(key);
  const [placed, setPlaced] = useState<PlacedByPhone>();
  if (key !== opened) {
    setOpened(key);
    // An order that is not placed yet stays.
    setPlaced(undefined);
  }
  return placed ? (
    <PlacedOrder placed={placed} />
  ) : (
    <OrderForm onPlaced={setPlaced} besideCaller={besideCaller} />
  );
}
