-- The server makes the words of new orders and mails (domain/orders/attributes.ts, domain/mails/attributes.ts), in a tenth
-- of the time. The triggers remain for changes, and for rows that are written without the words.
drop trigger keep_words on orders;
create trigger keep_words before insert on orders
  for each row when (new."searchText" is null) execute function keep_words_of_order();
create trigger keep_words_of_changes before update of id, number, "customerName", "customerEmail", "customerPhone"
  on orders for each row execute function keep_words_of_order();
drop trigger keep_words on mails;
create trigger keep_words before insert on mails
  for each row when (new."searchText" is null) execute function keep_words_of_mail();
create trigger keep_words_of_changes before update of id, kind, "to", "aboutId"
  on mails for each row execute function keep_words_of_mail();
