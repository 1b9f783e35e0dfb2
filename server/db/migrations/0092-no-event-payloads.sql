-- Events are short now, and a long one goes in parts.
drop table event_payloads;
