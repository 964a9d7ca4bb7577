-- The hash of where a link leads and whom it was mailed to: a letter to another address, or with another link, is another letter.
alter table first_owner_links add column letter_hash text;
