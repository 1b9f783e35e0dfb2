-- A list of problems in place of one text, which the next problem erased. The text stood with every payment of its order; it
-- goes to the first one. Texts about a payment of the gateway end with its id.
alter table payments
  add column problems jsonb not null default '[]',
  add column "answersProblem" text,
  add column "problemAnswer" text;
update payments set problems = jsonb_build_array(jsonb_build_object(
  'id', coalesce(substring(problem from '\((\w+)\)$'), 'before'), 'text', problem,
  'at', to_char(updated at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'answer', null, 'answeredAt', null))
where problem is not null and not exists (
  select 1 from payments earlier where earlier."orderId" = payments."orderId" and earlier.problem = payments.problem
    and earlier.sequence < payments.sequence);
alter table payments drop column problem;
