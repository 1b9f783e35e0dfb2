-- Where the kitchen delivers, as rows of their own: pincodes and circles, in the order in which they are looked at.
create table areas (
  id text collate "C" primary key,
  sequence bigint generated always as identity unique,
  created timestamptz(3) not null,
  updated timestamptz(3) not null,
  permissions text[] not null default '{}',
  creator text,
  fingerprint text,
  "areaId" text collate "C" not null,
  name text collate "C" not null,
  position double precision not null,
  kind text collate "C" not null check (kind in ('pincodes', 'circle')),
  pincodes jsonb not null default '[]',
  latitude double precision,
  longitude double precision,
  "radiusKm" double precision,
  "deliveryFee" bigint check ("deliveryFee" >= 0),
  "minimumOrder" bigint check ("minimumOrder" >= 0),
  "freeAbove" bigint check ("freeAbove" >= 0),
  "feePerKm" bigint check ("feePerKm" >= 0),
  "kmIncluded" double precision,
  "extraMinutes" bigint not null default 0 check ("extraMinutes" >= 0),
  plans boolean not null default true,
  constraint area_has_a_shape check (kind = 'pincodes' or "radiusKm" is not null),
  constraint area_has_a_middle check ((latitude is null) = (longitude is null))
);

-- The pincodes of the owner's setting: those with the same terms are one area.
insert into areas (id, created, updated, "areaId", name, position, kind, pincodes, "deliveryFee", "minimumOrder",
    "extraMinutes")
select 'area-' || place, now(), now(), 'area-' || place,
    case jsonb_array_length(pincodes) when 1 then pincodes ->> 0 else 'Area ' || place end,
    place - 1, 'pincodes', pincodes, round(fee * 100), round(minimum * 100), coalesce(minutes, 0)
  from (
    select row_number() over (order by min(line)) as place,
        jsonb_agg(area ->> 'pincode' order by line) as pincodes, fee, minimum, minutes
      from (
        select line, area, (area ->> 'deliveryFee')::numeric as fee, (area ->> 'minimumOrder')::numeric as minimum,
            (area ->> 'extraMinutes')::bigint as minutes
          from settings,
            jsonb_array_elements(value::jsonb -> 'areas') with ordinality as listed (area, line)
          where settings.id = 'delivery') as each
      group by fee, minimum, minutes) as grouped;
delete from settings where id = 'delivery';

-- The distance that an order's fee is for.
alter table orders add column "deliveryMetres" bigint check ("deliveryMetres" >= 0);

-- The areas that a plan is offered in; none: all with plans.
alter table plans add column "areaIds" jsonb not null default '[]';
