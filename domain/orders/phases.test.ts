import { describe, expect, it } from 'vitest';
import { type PhaseEvent, phasesOf } from './phases.ts';
import type { OrderStatus } from './statuses.ts';

const orderedOn = new Date('2026-11-21T20:00:00Z');
const after = (minutes: number) => new Date(orderedOn.getTime() + minutes * 60_000);
const step = (minutes: number, from: OrderStatus, to: OrderStatus, type = 'step'): PhaseEvent => ({
  type,
  from,
  to,
  createdAt: after(minutes),
});

/** Each phase as 'name state minutes'. */
const phasesFor = (...given: Parameters<typeof phasesOf>) =>
  phasesOf(...given).map(({ name, state, at }) =>
    [name, state, ...(at ? [(at.getTime() - orderedOn.getTime()) / 60_000] : [])].join(' '),
  );

// LIFE-13
describe('the phases of an order', () => {
  const delivery = { kind: 'delivery', orderedOn } as const;
  const recorded = (status: OrderStatus) => ({ status, byAge: false });

  it('have the time each of them was recorded', () => {
    const events = [
      step(2, 'placed', 'accepted'),
      step(5, 'accepted', 'preparing'),
      step(20, 'preparing', 'ready'),
      step(24, 'ready', 'outForDelivery'),
    ];
    expect(phasesFor(delivery, events, recorded('outForDelivery'))).toEqual([
      'placed done 0',
      'accepted done 2',
      'preparing done 5',
      'outForDelivery current 24',
      'delivered open',
    ]);
  });

  it('are all done once the order is delivered', () => {
    const events = [
      step(2, 'placed', 'accepted'),
      step(9, 'accepted', 'ready'),
      step(30, 'ready', 'delivered'),
    ];
    expect(phasesFor(delivery, events, recorded('delivered'))).toEqual([
      'placed done 0',
      'accepted done 2',
      'preparing done',
      'outForDelivery done',
      'delivered done 30',
    ]);
  });

  it('ignore a step that was undone', () => {
    const events = [step(2, 'placed', 'accepted'), step(2.2, 'accepted', 'placed', 'undo')];
    expect(phasesFor(delivery, events, recorded('placed'))).toEqual([
      'placed current 0',
      'accepted open',
      'preparing open',
      'outForDelivery open',
      'delivered open',
    ]);
  });

  it('follow its age if no steps are recorded, without unknown times', () => {
    expect(phasesFor(delivery, [], { status: 'preparing', byAge: true })).toEqual([
      'placed done 0',
      'accepted done',
      'preparing current',
      'outForDelivery open',
      'delivered open',
    ]);
  });

  it('end at the last recorded phase of a cancelled order', () => {
    const events = [step(2, 'placed', 'accepted'), step(4, 'accepted', 'cancelled')];
    expect(phasesFor(delivery, events, recorded('cancelled')).slice(0, 3)).toEqual([
      'placed done 0',
      'accepted done 2',
      'preparing open',
    ]);
  });

  it('of a pickup order end with its collection', () => {
    const events = [step(2, 'placed', 'accepted'), step(15, 'accepted', 'ready')];
    expect(phasesFor({ kind: 'pickup', orderedOn }, events, recorded('ready'))).toEqual([
      'placed done 0',
      'accepted done 2',
      'preparing done',
      'ready current 15',
      'collected open',
    ]);
  });
});
