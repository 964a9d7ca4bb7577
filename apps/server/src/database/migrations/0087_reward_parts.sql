-- What a reward was released by: the acceptance of the work, a part before it, a bonus beyond it, or the settlement of a dispute. Servers
-- of the release before know acceptances alone.
alter table rewards add column kind text not null default 'acceptance'
  check (kind in ('acceptance', 'part', 'bonus', 'settlement'));
