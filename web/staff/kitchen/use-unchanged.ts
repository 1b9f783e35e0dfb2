import { replaceEqualDeep } from '@tanstack/react-query';
import { useState } from 'react';

/**
 * A value of which the parts that are as before stay the same objects. What is paid for the orders is asked for anew with each
 * new order, and the cards of the others are not rendered again for that.
 */
export function useUnchanged<Value>(value: Value): Value {
  const [before, keep] = useState(value);
  const unchanged = replaceEqualDeep(before, value);
  if (unchanged !== before) keep(unchanged);
  return unchanged;
}
