-- Indian phone numbers are kept by their ten digits alone (domain/phone.ts).
update users set phone = phone - 910000000000 where phone between 916000000000 and 919999999999;
update orders set "customerPhone" = right("customerPhone", 10) where "customerPhone" ~ '^91[6-9][0-9]{9}$';
