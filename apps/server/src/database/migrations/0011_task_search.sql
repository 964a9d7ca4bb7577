-- What tasks are searched by. Row-level security lets no operator of a query look at a row before the policy has,
-- unless it is known to leak nothing, which those of text search are not: no index could serve them. So the policy
-- itself is what looks: of the entries of its tenant, a query sees those that hold what `kazi.sought` (words as
-- typed, mistakes forgiven) or `kazi.sought_words` (a tsquery) names. See docs/decisions/2026-11-21-search.md.
create table task_search (
  tenant_id uuid not null,
  task_id uuid not null,
  app_id uuid not null,
  title text not null,
  words tsvector not null,
  primary key (tenant_id, task_id),
  foreign key (tenant_id, task_id) references tasks on delete cascade
);
create index task_search_by_title on task_search using gin (title gin_trgm_ops);
create index task_search_by_words on task_search using gin (words);
call guard_by_tenant('task_search');
create policy by_what_is_sought on task_search as restrictive for select using (
  title %> current_setting('kazi.sought', true)
  or words @@ current_setting('kazi.sought_words', true)::tsquery
);

-- The words of a task; signs that would glue words together (till@kazi.test, 3/4) are taken for spaces.
create function task_words(title text, description text, labels text[]) returns tsvector
  language sql immutable parallel safe
  return to_tsvector('simple', translate(
    title || ' ' || array_to_string(labels, ' ') || ' ' || regexp_replace(description, '<[^>]*>', ' ', 'g'),
    '.,:;/\@_-', '         '
  ));

create function add_to_task_search() returns trigger language plpgsql as $$
begin
  insert into task_search (tenant_id, task_id, app_id, title, words)
  select tenant_id, id, app_id, title, task_words(title, description, labels) from added;
  return null;
end $$;
create trigger add_to_search after insert on tasks
  referencing new table as added for each statement execute function add_to_task_search();

-- An update finds only entries that it may see; with a threshold of nothing that is every entry of the tenant.
create function change_in_task_search() returns trigger language plpgsql as $$
begin
  perform set_config('kazi.sought', '', true), set_config('pg_trgm.word_similarity_threshold', '0', true);
  update task_search
  set title = new.title, words = task_words(new.title, new.description, new.labels)
  where tenant_id = new.tenant_id and task_id = new.id;
  return null;
end $$;
create trigger change_in_search after update of title, description, labels on tasks
  for each row
  when ((old.title, old.description, old.labels) is distinct from (new.title, new.description, new.labels))
  execute function change_in_task_search();

-- The tasks there are, one tenant after the other.
do $$
declare
  tenant uuid;
begin
  for tenant in select id from tenants loop
    perform set_config('kazi.tenant', tenant::text, true);
    insert into task_search (tenant_id, task_id, app_id, title, words)
    select tenant_id, id, app_id, title, task_words(title, description, labels) from tasks;
  end loop;
end $$;
