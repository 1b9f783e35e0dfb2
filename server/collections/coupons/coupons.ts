import { couponAttributes } from '#domain/coupons/attributes.ts';
import { couponMessages } from '#domain/coupons/messages.ts';
import { couponCode, isCouponCode } from '#domain/coupons/usable.ts';
import type { Data } from '#domain/rows/data.ts';
import { Failure } from '#server/base/failure.ts';
import { adminOnly } from '#server/documents/access.ts';
import { defineCollection, tableOf, type Work } from '#server/documents/collection.ts';
import { findAll } from '#server/documents/store.ts';
import { equal } from '#server/documents/where.ts';

type Coupon = Data<typeof couponAttributes>;
const table = tableOf('coupons', couponAttributes);
const invalid = (message: string) => new Failure('general_argument_invalid', message);

/** Checks that the parts of a coupon fit each other. Throws Failure general_argument_invalid. */
function check({
  kind,
  percent,
  amount,
  from,
  until,
}: Pick<Coupon, 'kind' | 'percent' | 'amount' | 'from' | 'until'>) {
  if (kind === 'percent' && percent === null) throw invalid(couponMessages.percentMissing);
  if (kind === 'amount' && amount === null) throw invalid(couponMessages.amountMissing);
  if (from && until && until <= from) throw invalid(couponMessages.endsBeforeItBegins);
}

async function checkFree(work: Work, code: string): Promise<void> {
  const taken = await findAll(work.sql, table, equal(table.fields.code, code));
  if (taken.length > 0) throw invalid(couponMessages.codeTaken);
}

/** Coupons, which admins make. Customers know them by their codes, and by `GET /v1/coupons` if they are listed. */
export const coupons = defineCollection('coupons', couponAttributes, () => ({
  belongsTo: 'nobody',
  reachedBy: 'documents',
  subscribers: 'readers',
  access: { read: adminOnly, create: adminOnly, update: adminOnly, delete: adminOnly },
  audit: { label: ({ data }) => data.code },
  hooks: {
    async beforeCreate(work, { values }) {
      const code = couponCode(values.code);
      if (!isCouponCode(code)) throw invalid(couponMessages.codeWrong);
      check(values);
      await checkFree(work, code);
      return { insert: { ...values, code } };
    },
    async beforeUpdate(work, before, given) {
      const code = couponCode(given.code ?? before.data.code);
      if (!isCouponCode(code)) throw invalid(couponMessages.codeWrong);
      if (code !== before.data.code) await checkFree(work, code);
      const change = { ...given, code };
      check({ ...before.data, ...change });
      return { change };
    },
  },
}));
