-- Steps of the guide that are answered on one screen are one (domain/site/welcome-settings.ts): done once each part is done, put off
-- once each is done or put off.
update settings set value = (
  with stored as (select '{"done":[],"skipped":[]}'::jsonb || value::jsonb as welcome),
  marked as (
    select step, welcome -> 'done' @> to_jsonb(parts) as "isDone"
    from stored, (values
      ('kitchen', '{name,contact}'::text[]), ('selling', '{selling}'), ('hours', '{hours}'),
      ('delivery', '{areas,charges,pickup}'), ('menu', '{menu}'), ('payment', '{payment}'), ('firstOrder', '{firstOrder}'),
      ('licence', '{licence}'), ('pictures', '{pictures}'), ('orders', '{orders}'), ('team', '{team}'), ('printer', '{printer}')
    ) as steps (step, parts)
    where ((welcome -> 'done') || (welcome -> 'skipped')) @> to_jsonb(parts)
  )
  select (welcome || jsonb_build_object(
    'done', (select coalesce(jsonb_agg(step), '[]') from marked where "isDone"),
    'skipped', (select coalesce(jsonb_agg(step), '[]') from marked where not "isDone")
  ))::text
  from stored
)
where id = 'welcome';
