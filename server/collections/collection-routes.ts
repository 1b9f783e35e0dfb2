import type { FastifyInstance } from 'fastify';
import type { Database } from '#server/db/connection.ts';
import type { Documents } from '#server/documents/documents.ts';
import type { AdminRouteDeps } from './admin-requests.ts';
import { companyRoutes } from './companies/company-routes.ts';
import { couponRoutes } from './coupons/coupon-routes.ts';
import { chatRoutes } from './customer-messages/chat-routes.ts';
import { messageTextRoutes } from './customer-messages/message-text-routes.ts';
import { notMeRoutes } from './customer-messages/not-me-routes.ts';
import { toTellRoutes } from './customer-messages/to-tell-routes.ts';
import { dayFileRoutes } from './day-close/day-file-routes.ts';
import { dayRoutes } from './day-close/day-routes.ts';
import { grievanceRoutes } from './grievances/grievance-routes.ts';
import { invoiceRoutes } from './invoices/invoice-routes.ts';
import { ledgerRoutes } from './ledger/ledger-routes.ts';
import { openingRoutes } from './ledger/opening-routes.ts';
import { owedRoutes } from './ledger/owed-routes.ts';
import { standingRoutes } from './ledger/standing-routes.ts';
import { statementRoutes } from './ledger/statement-routes.ts';
import { topUpRoutes } from './ledger/top-up-routes.ts';
import { eventBatchRoutes } from './orders/event-batch-routes.ts';
import { attemptPositionRoutes } from './orders/hand-over/attempt-positions.ts';
import { handOverRoutes } from './orders/hand-over/hand-over-routes.ts';
import { knownCustomerRoutes } from './orders/known-customer-routes.ts';
import { orderLinkRoutes } from './orders/order-link-routes.ts';
import { riderRoutes } from './orders/rider-routes.ts';
import { sharedOrderRoutes } from './orders/shared-order-routes.ts';
import { slotRoutes } from './orders/slots/slot-routes.ts';
import { stopRoutes } from './orders/stop-routes.ts';
import { upiRoutes } from './orders/upi/upi-routes.ts';
import { mealLinkRoutes } from './plans/meal-link-routes.ts';
import { mealRoutes } from './plans/meal-routes.ts';
import { planRoutes } from './plans/plan-routes.ts';
import { prepRoutes } from './prep/prep-routes.ts';
import { phoneRoutes } from './rides/phone-routes.ts';
import { webhookSecretRoutes } from './webhooks/webhook-routes.ts';

interface CollectionRouteDeps extends AdminRouteDeps {
  documents: Documents;
  database: Database;
  clock: () => Date;
}

/** The routes of collections beside those that every collection has (documents/routes.ts). */
export function collectionRoutes(app: FastifyInstance, deps: CollectionRouteDeps): void {
  sharedOrderRoutes(app, deps);
  orderLinkRoutes(app, deps);
  riderRoutes(app, deps);
  stopRoutes(app, deps);
  eventBatchRoutes(app, deps);
  handOverRoutes(app, deps);
  attemptPositionRoutes(app, deps);
  slotRoutes(app, deps);
  upiRoutes(app, deps);
  knownCustomerRoutes(app, deps);
  couponRoutes(app, deps);
  toTellRoutes(app, deps);
  chatRoutes(app, deps);
  owedRoutes(app, deps);
  messageTextRoutes(app, deps);
  notMeRoutes(app, deps);
  dayRoutes(app, deps);
  dayFileRoutes(app, deps);
  invoiceRoutes(app, deps);
  ledgerRoutes(app, deps);
  openingRoutes(app, deps);
  standingRoutes(app, deps);
  statementRoutes(app, deps);
  topUpRoutes(app, deps);
  mealRoutes(app, deps);
  grievanceRoutes(app, deps);
  planRoutes(app, deps);
  companyRoutes(app, deps);
  mealLinkRoutes(app, deps);
  prepRoutes(app, deps);
  phoneRoutes(app, deps);
  webhookSecretRoutes(app, deps);
}
