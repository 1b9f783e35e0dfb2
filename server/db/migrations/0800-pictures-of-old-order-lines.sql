-- The first versions kept the picture of an order's line as "image". It is read as "imgUrl".
update orders set items = (
  select jsonb_agg(
    case when line ? 'image'
      then (line - 'image') || jsonb_build_object('imgUrl', coalesce(line -> 'imgUrl', line -> 'image'))
      else line end
    order by place)
  from jsonb_array_elements(items) with ordinality as lines (line, place)
)
where jsonb_path_exists(items, '$[*].image');
