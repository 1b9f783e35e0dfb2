import { useEffect, useRef, useState } from 'react';
import { isPincode, type Locality, PINCODE_LENGTH } from '#domain/pincodes/answer.ts';
import { usePublicSettings } from '#web/lib/page/html-document.ts';
import { type Lookup, lookUpPincode, type PincodeProblem } from '#web/lib/person/pincode-lookup.ts';

export interface PincodeState {
  looking: boolean;
  place?: Locality;
  problem?: PincodeProblem;
}

const IDLE: PincodeState = { looking: false };

interface Answers {
  /** The place of the pincode that the form has at first. */
  first: Locality | undefined;
  onPlace: (place: Locality) => void;
  /** The pincode does not exist, or the service did not answer. */
  onUnknown: () => void;
}

/** Looks up a pincode once it has all its digits. Further typing aborts the lookup and clears its problem. */
export function usePincode({ first, onPlace, onUnknown }: Answers) {
  const { pincodeUrl } = usePublicSettings();
  const [state, setState] = useState<PincodeState>(first ? { looking: false, place: first } : IDLE);
  const asking = useRef<AbortController>(undefined);
  useEffect(() => () => asking.current?.abort(), []);

  const answer = (found: Lookup) => {
    setState({ looking: false, ...found });
    if ('place' in found) onPlace(found.place);
    else onUnknown();
  };

  const edit = async (pincode: string) => {
    asking.current?.abort();
    setState(IDLE);
    if (pincode.length !== PINCODE_LENGTH) return;
    if (!isPincode(pincode)) return answer({ problem: 'notFound' });
    const controller = new AbortController();
    asking.current = controller;
    setState({ looking: true });
    const found = await lookUpPincode(pincodeUrl, pincode, controller.signal);
    if (!controller.signal.aborted) answer(found);
  };

  return { state, edit };
}
