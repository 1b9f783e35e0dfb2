import type { WireData } from '#domain/rows/data.ts';
import { WEBHOOK_TOPICS } from './topics.ts';

/** The most webhooks of a kitchen. */
export const MOST_WEBHOOKS = 10;
/** The longest address (characters). */
const MAX_URL = 500;
/** The most of an answer that is kept (characters). */
export const MAX_ANSWER = 200;

/** Another program that is told what happens (HOOK-1). Its secret is kept apart and shown once. */
export const webhookAttributes = {
  url: {
    type: 'string',
    as: 'url',
    size: MAX_URL,
    required: true,
    trim: true,
    word: 'address',
    words: ['Address', 'Begins with https://'],
  },
  topics: {
    type: 'texts',
    max: WEBHOOK_TOPICS.length,
    size: 8,
    oneOf: WEBHOOK_TOPICS,
    default: WEBHOOK_TOPICS,
    word: 'what it is told',
    words: ['What it is told'],
    choices: { orders: ['Orders'], payments: ['Payments and refunds'], meals: ['Meals of plans'] },
  },
  isOn: { type: 'boolean', default: true, word: 'on' },
  /** Whether it gets names, numbers, addresses and notes as well (HOOK-5). */
  withPersons: {
    type: 'boolean',
    default: false,
    writtenBy: 'owner',
    widenedBy: ['url', 'topics', 'isOn', 'secretIssuedAt'],
    word: 'with personal data',
    words: [
      'Send names, numbers, addresses and notes as well',
      'Only if the program needs them, such as a courier. You answer for what it does with them. Without this it gets numbers, dishes, amounts and times.',
    ],
  },
  secretIssuedAt: { type: 'datetime', writtenBy: 'server', word: 'secret issued' },
  /** Since when every attempt has failed; null: the last one did not. */
  failingSince: { type: 'datetime', writtenBy: 'server' },
  /** When the server turned it off because it failed too long, or was gone; null: it did not. */
  stoppedAt: { type: 'datetime', writtenBy: 'server', word: 'stopped' },
} as const;

/**
 * - `waiting`: is sent when it is due
 * - `sent`: the program has taken it
 * - `failed`: there are no more attempts, unless somebody sends it again
 */
export const DELIVERY_STATES = ['waiting', 'sent', 'failed'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/**
 * Why an attempt got no answer: the address leads into a private network, nothing answers there, or not in time; or the
 * document is gone, so that there was nothing to send.
 */
export const DELIVERY_PROBLEMS = ['private', 'unreachable', 'timeout', 'gone'] as const;
export type DeliveryProblem = (typeof DELIVERY_PROBLEMS)[number];

/** One message to a webhook. It names a document, which is read when it is sent. */
export const webhookDeliveryAttributes = {
  webhookId: { type: 'string', size: 36, required: true, word: 'webhook' },
  /** What happened, such as 'order.delivered' (topics.ts). */
  type: { type: 'string', size: 32, assigned: true },
  /** What it is about; null for a test. */
  documentId: { type: 'string', size: 36, writtenBy: 'server', word: 'about' },
  state: { type: 'string', size: 8, oneOf: DELIVERY_STATES, default: 'waiting' },
  attempts: { type: 'integer', assigned: true },
  /** When it is sent, or taken over from a server that was killed; null: it is finished. */
  dueAt: { type: 'datetime', writtenBy: 'server' },
  /** The status of the last answer; null: none came. */
  status: { type: 'integer', writtenBy: 'server' },
  problem: { type: 'string', size: 16, oneOf: DELIVERY_PROBLEMS, writtenBy: 'server' },
  /** The beginning of the last answer. */
  answer: { type: 'string', size: MAX_ANSWER, writtenBy: 'server' },
  triedAt: { type: 'datetime', writtenBy: 'server' },
} as const;

export type WireWebhookDelivery = WireData<typeof webhookDeliveryAttributes>;
