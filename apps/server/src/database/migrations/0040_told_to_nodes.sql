-- What a transaction is told about its tenant and its search. On a cluster a node knows only what came to it by a `set local`
-- with a text of its own (`citus.propagate_set_commands`): set_config() is not handed on, and of several statements in one
-- text all would be.
create function enter_tenant(tenant uuid) returns void language plpgsql as $$
begin
  execute format('set local kazi.tenant = %L', tenant);
end $$;

create function seek_tasks(sought text, words text, alike text) returns void language plpgsql as $$
begin
  execute format('set local kazi.sought = %L', sought);
  execute format('set local kazi.sought_words = %L', words);
  execute format('set local pg_trgm.word_similarity_threshold = %L', alike);
end $$;
