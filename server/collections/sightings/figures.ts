import { NUMBERED_METHODS } from '#domain/payments/methods.ts';
import type { SightingFigures } from '#domain/sightings/seen-money.ts';
import { checkedQuery, column } from '#server/db/checked-query.ts';
import type { Sql } from '#server/db/sql.ts';
import { sql } from '#server/db/sql-template.ts';

const countedPresses = checkedQuery(
  'presses compared with money that was seen',
  {
    presses: column.bigint(),
    same: column.bigint(),
    proposed: column.bigint(),
    asked: column.bigint(),
  },
  (from: Date) => sql`with pressed as (
      select p.id, (
        select case when s.choices ->> 0 = p.id and s.verdict in ('confirm', 'propose') then s.verdict else 'ask' end
        from "paymentSightings" s
        where s.verdict is not null and not s."isReversal" and s.choices ? p.id
        order by s."paymentId" = p.id desc nulls last, s.sequence limit 1) as said
      from payments p join orders o on o.id = p."orderId"
      where p.method = any(${NUMBERED_METHODS}::text[]) and p.state = 'paid' and not p.mock and p.gateway is null and o.prepaid
        and p."recordedBy" is not null and p."paidAt" >= ${from})
    select count(*) as presses, count(*) filter (where said = 'confirm') as same,
      count(*) filter (where said = 'propose') as proposed, count(*) filter (where said = 'ask') as asked
    from pressed`,
);

const countedMistakes = checkedQuery(
  'money that was judged otherwise than people did',
  { otherwise: column.bigint(), alone: column.bigint() },
  (from: Date) => sql`select
      count(*) filter (where verdict = 'confirm' and mode <> 'alone'
        and (state = 'ignored' or (state = 'matched' and "paymentId" <> choices ->> 0))) as otherwise,
      count(*) filter (where state = 'matched' and mode = 'alone' and "decidedBy" is null) as alone
    from "paymentSightings" where created >= ${from} and not "isReversal"`,
);

/** What money that was seen would have done with the presses of people since a moment (SIGHT-14). */
export async function readFigures(db: Sql, from: Date): Promise<SightingFigures> {
  const [[pressed], [judged]] = await Promise.all([countedPresses(db, from), countedMistakes(db, from)]);
  const { presses = 0, same = 0, proposed = 0, asked = 0 } = pressed ?? {};
  const { otherwise = 0, alone = 0 } = judged ?? {};
  return { presses, same, proposed, asked, notSeen: presses - same - proposed - asked, otherwise, alone };
}
