import { toRupees } from '#domain/money.ts';
import { CONTEXT } from '#web/shared/content/structured-data.ts';
import type { ShownPlan } from './queries.ts';

/** A plan as schema.org describes an offer. */
const offer = (origin: string, { id, name, description, price }: ShownPlan) => ({
  '@type': 'Offer',
  name,
  ...(description && { description }),
  url: `${origin}/plans/${id}`,
  price: toRupees(price).toFixed(2),
  priceCurrency: 'INR',
  availability: `${CONTEXT}/InStock`,
});

/** The plans on sale as schema.org describes them: offers of a service of the kitchen. */
export const plansData = (origin: string, shop: string, plans: readonly ShownPlan[]) => ({
  '@context': CONTEXT,
  '@type': 'Service',
  serviceType: 'Meal subscription',
  provider: { '@type': 'Restaurant', name: shop, url: `${origin}/` },
  offers: plans.map((plan) => offer(origin, plan)),
});
