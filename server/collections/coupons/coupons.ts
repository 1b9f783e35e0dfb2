import { couponAttributes } from '#domain/coupons/attributes.ts';
import { checkCoupon } from '#domain/coupons/check-coupon.ts';
import { couponMessages } from '#domain/coupons/messages.ts';
import type { Data } from '#domain/rows/data.ts';
import { Failure } from '#server/base/failure.ts';
import { adminOnly } from '#server/documents/access.ts';
import { defineCollection, tableOf, type Work } from '#server/documents/collection.ts';
import { findAll } from '#server/documents/store.ts';
import { equal } from '#server/documents/where.ts';

type Coupon = Data<typeof couponAttributes>;
const table = tableOf('coupons', couponAttributes);

/** Checks that the days of a coupon fit each other. Throws Failure general_argument_invalid. */
function check(coupon: Pick<Coupon, 'from' | 'until'>) {
  const problem = checkCoupon(coupon);
  if (problem) throw new Failure('general_argument_invalid', couponMessages[problem.message]);
}

async function checkFree(work: Work, code: string): Promise<void> {
  const taken = await findAll(work.sql, table, equal(table.fields.code, code));
  if (taken.length > 0) throw new Failure('coupon_code_taken');
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
      check(values);
      await checkFree(work, values.code);
      return { insert: values };
    },
    async beforeUpdate(work, before, change) {
      const { code } = change;
      if (code !== undefined && code !== before.data.code) await checkFree(work, code);
      check({ ...before.data, ...change });
      return { change };
    },
  },
}));
