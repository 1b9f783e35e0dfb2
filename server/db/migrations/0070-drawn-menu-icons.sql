-- Menus of the default catalogue whose emoji nobody has changed have a drawn icon from now on.
update menus set icon = drawn.icon
from (values
  ('thalis', '🍱', 'thali'),
  ('curries', '🍛', 'curry'),
  ('rice', '🍚', 'rice'),
  ('breads', '🫓', 'bread'),
  ('south', '🥞', 'dosa'),
  ('snacks', '🥟', 'samosa'),
  ('sweets', '🍮', 'sweet'),
  ('drinks', '🥛', 'drink')
) as drawn (id, emoji, icon)
where menus.id = drawn.id and menus.icon = drawn.emoji;
