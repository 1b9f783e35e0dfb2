import type { LightMyRequestResponse } from 'fastify';
import { sql } from '#server/db/sql-template.ts';
import { type FakeRazorpay, type Message, openFakeRazorpay } from './doubles/fake-razorpay.ts';
import type { Person } from './kitchen.ts';
import { type OrderKitchen, openOrderKitchen } from './order-kitchen.ts';

/** A kitchen whose customers pay through a stand-in of Razorpay. */
export interface GatewayKitchen extends OrderKitchen {
  razorpay: FakeRazorpay;
  /** Places an order by card that waits for its payment; returns its id. */
  placeByCard(who?: Person): Promise<string>;
  /** Asks for the page of an order. */
  askPage(orderId: string, who?: Person): Promise<LightMyRequestResponse>;
  /** Opens the page of an order at the stand-in. */
  openPage(orderId: string): Promise<FakePage>;
  /** Places an order by card that waits for its payment, and opens the page on which it is paid. */
  waiting(): Promise<{ orderId: string; page: FakePage }>;
  /** Brings a message to the webhook. */
  deliver(message: Message): Promise<LightMyRequestResponse>;
  /** Brings messages to the webhook, one after the other; returns how each was handled. */
  handlings(...messages: Message[]): Promise<string[]>;
  /** Places an order, pays it and brings the message. */
  placeAndPay(): Promise<string>;
  /** The status of an order, the states of its payments, and its refunds with their states. */
  story(orderId: string): Promise<{ status: string; payments: string[]; refunds: string[] }>;
}

type FakePage = FakeRazorpay['pages'] extends Map<string, infer P> ? P : never;

/** @param mode whether its gateway moves money */
export async function openGatewayKitchen(mode: 'live' | 'test' = 'live'): Promise<GatewayKitchen> {
  const razorpay = await openFakeRazorpay(mode);
  const base = await openOrderKitchen(razorpay.settings);
  const kitchen: GatewayKitchen = {
    ...base,
    razorpay,
    placeByCard: (who = base.asha) => base.place(who, { paymentMethod: 'card' }),
    askPage: (orderId, who = base.asha) => base.send(who, 'POST', `/orders/${orderId}/payment-page`),
    async openPage(orderId) {
      const answer = await kitchen.askPage(orderId);
      if (answer.statusCode !== 200) throw new Error(answer.body);
      const page = [...razorpay.pages.values()].find(({ short_url }) => short_url === answer.json().url);
      if (!page) throw new Error('The stand-in has no such page');
      return page;
    },
    deliver: ({ body, headers }) =>
      base.app.server.inject({
        method: 'POST',
        url: '/v1/payments/webhook/razorpay',
        payload: body,
        headers,
      }),
    async waiting() {
      const orderId = await kitchen.placeByCard();
      return { orderId, page: await kitchen.openPage(orderId) };
    },
    async handlings(...messages) {
      const answers: string[] = [];
      for (const message of messages) answers.push((await kitchen.deliver(message)).json().handling);
      return answers;
    },
    async placeAndPay() {
      const { orderId, page } = await kitchen.waiting();
      const answer = await kitchen.deliver(razorpay.pay(page));
      if (answer.statusCode !== 200) throw new Error(answer.body);
      base.takeEvents();
      return orderId;
    },
    async story(orderId) {
      const paid = await base.database.query<{ words: string }>(
        sql`select concat_ws(' ', state, method, amount, case when problems <> '[]' then 'problem' end) as words
          from payments where "orderId" = ${orderId} order by sequence`,
      );
      const back = await base.database.query<{ words: string }>(
        sql`select concat_ws(' ', state, reason, amount) as words from refunds where "orderId" = ${orderId} order by sequence`,
      );
      return {
        status: String((await base.read(base.owner, 'orders', orderId)).json().status),
        payments: paid.map(({ words }) => words),
        refunds: back.map(({ words }) => words),
      };
    },
    async close() {
      await base.close();
      await razorpay.close();
    },
  };
  return kitchen;
}
