-- Text is kept as it was sent, also where that is Windows-1252 or UTF-16.
alter table files add charset text;
comment on column files.charset is 'Of a text: how its bytes are written. Null is UTF-8.';
