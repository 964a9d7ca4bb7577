// @vitest-environment jsdom
import type { Event } from '@kazi/contract/activity';
import { cents } from '@kazi/contract/cents';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { api } from '../api/queries.ts';
import { affectedBy } from './affected.ts';

const event = (subject: Event['subject'], verb: string): Event => ({
  id: 'e',
  app: 'a',
  subject,
  subjectId: 't',
  task: 't',
  flow: null,
  verb,
  actor: null,
  version: null,
  at: '2026-11-26T08:00:00Z',
});

test.each([
  ['a reward is released', event('account', 'rewarded')],
  ['a task is accepted', event('task', 'moved')],
  ['a payroll is paid', event('payroll-run', 'paid')],
])('what work costs is fetched anew once %s', (_what, told) => {
  const queries = new QueryClient();
  const sums = { salaries: cents(0), rewards: cents(0), total: cents(0) };
  const ofTask = api.work.costs.ofTask.queryKey({ input: { id: 't' } });
  const ofProject = api.work.costs.ofProject.queryKey({ input: { id: 'p', year: 2026 } });
  queries.setQueryData(ofTask, { currency: 'KES', month: '2026-11', people: 1, ...sums });
  queries.setQueryData(ofProject, { currency: 'KES', items: [] });
  for (const queryKey of affectedBy(told)) void queries.invalidateQueries({ queryKey });
  for (const key of [ofTask, ofProject]) expect(queries.getQueryState(key)?.isInvalidated).toBe(true);
});
