-- Only an owner can say that veg and non-veg are cooked apart: the sentence of the first terms no longer does.
update settings
  set value = replace(value, '; they are cooked apart, but in one building.', '; all are cooked in one building.')
  where id = 'policies' and strpos(value, '; they are cooked apart, but in one building.') > 0;
